import { FileText, ImageUp } from 'lucide-react'
import { useRef, useState, type ChangeEvent, type ComponentProps, type DragEvent, type MouseEvent } from 'react'
import { FieldShell } from '../../internal/field/FieldShell.tsx'
import { isShown, useField, type FieldTexts } from '../../internal/field/useField.ts'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { AccessibleName } from '../../internal/props.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { Button } from '../button/Button.tsx'
import { ProgressBar } from '../progress-bar/ProgressBar.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { checkFiles, formatBytes, type FileProblem } from './checkFile.ts'
import * as css from './FileDropzone.css.ts'
import { englishTexts, type FileDropzoneTexts } from './texts.ts'
import { useObjectUrl } from './useObjectUrl.ts'

/** How far the sending is: 0 to 1, or `'unknown'`. */
export type UploadProgress = number | 'unknown'

export type FileDropzoneProps = AccessibleName &
  FieldTexts &
  Omit<
    ComponentProps<'input'>,
    | 'type' | 'size' | 'accept' | 'multiple' | 'value' | 'defaultValue' | 'children' | 'required' | 'onChange' | 'aria-label'
    | 'aria-labelledby' | 'aria-invalid'
  > & {
    /** The chosen file, kept by the host. */
    file: File | null
    /** Told a file that fits the rules, or `null` when it was removed. */
    onFileChange: (file: File | null) => void
    /** Media types (`image/png`, `image/*`) and endings (`.pdf`). @default any kind */
    accept?: readonly string[] | undefined
    /** Largest size in bytes; said before anything is sent. @default no limit */
    maxBytes?: number | undefined
    /**
     * Address of a picture to show: what the service has already, or a preview the host made.
     * @default a preview of `file` where it is an image, made and given back here
     */
    previewUrl?: string | null | undefined
    /** What the picture shows. @default the file's name */
    previewAlt?: string | undefined
    /**
     * The file is being sent: it can be neither replaced nor removed meanwhile.
     * @default undefined, nothing is sent
     */
    progress?: UploadProgress | undefined
    /** Shape of the picture inside: `wide` 3:2, `square`, or `round` for a portrait. @default 'wide' */
    shape?: css.DropzoneShape | undefined
    /** Words to replace. @default English */
    texts?: Partial<FileDropzoneTexts> | undefined
  }

interface FilledProps {
  file: File | null
  url: string | undefined
  alt: string
  shape: css.DropzoneShape
}

const Filled = ({ file, url, alt, shape }: FilledProps) => {
  const [failedUrl, setFailedUrl] = useState<string>()
  return (
    <>
      {url !== undefined && url !== failedUrl ? (
        <img
          src={url}
          alt={alt}
          referrerPolicy="no-referrer"
          className={cx(css.picture, css.shapes[shape])}
          onError={() => setFailedUrl(url)}
        />
      ) : (
        <span className={css.paper}>
          <IconSlot size="large">
            <FileText />
          </IconSlot>
        </span>
      )}
      {file !== null && (
        <span>
          <bdi className={css.name}>{file.name}</bdi> <bdi className={css.limits}>{formatBytes(file.size)}</bdi>
        </span>
      )}
    </>
  )
}

/** What was refused stays said until another file is tried. */
const useIntake = (props: Pick<FileDropzoneProps, 'accept' | 'maxBytes' | 'onFileChange'>) => {
  const { accept = [], maxBytes, onFileChange } = props
  const rules = { accept, maxBytes }
  const [problem, setProblem] = useState<FileProblem>()
  const take = (files: FileList | null) => {
    const chosen = files === null ? [] : [...files]
    const found = checkFiles(chosen, rules)
    setProblem(found)
    const first = chosen[0]
    if (found === undefined && first !== undefined) onFileChange(first)
  }
  return { rules, problem, take, forget: () => setProblem(undefined) }
}

/** Whether something hangs over the zone; leaving for a child of it does not count. */
const useHover = (onDrop: (files: FileList) => void, isOff: boolean) => {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragEnter: () => setOver(!isOff),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        // Without this the browser leaves the page and opens the file.
        event.preventDefault()
        setOver(false)
        if (!isOff) onDrop(event.dataTransfer.files)
      },
    },
  }
}

/**
 * One file, chosen by the platform's own picker or dropped. What is accepted is said before; the file can be seen,
 * replaced and removed before it is sent. Use it for one picture or document; for the three images of a licence use
 * `LicenseImages`. `ref` and `data-*` reach the native input, `className` the field.
 */
export const FileDropzone = (props: FileDropzoneProps) => {
  const {
    label, hint, error, required, optionalText, className, style, file, onFileChange, accept, maxBytes, previewUrl,
    previewAlt, progress, shape = 'wide', texts: ownTexts, disabled, ref, onClick, ...rest
  } = props
  const texts = { ...englishTexts, ...ownTexts }
  const own = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(own, ref)
  const { rules, problem, take, forget } = useIntake({ accept, maxBytes, onFileChange })
  const shownError = problem === undefined ? error : texts.problem(problem, rules)
  const field = useField({ id: rest.id, hint, error: shownError, required, 'aria-describedby': rest['aria-describedby'] })
  const made = useObjectUrl(typeof previewUrl === 'string' || file?.type.startsWith('image/') !== true ? null : file)
  const url = previewUrl ?? made
  const isFilled = file !== null || url !== undefined
  const isSending = progress !== undefined
  const isOff = disabled === true || isSending
  const { isOver, handlers } = useHover(take, isOff)
  const limits = texts.limits(rules)
  const limitsId = `${field.ids.control}-limits`
  const describedBy = [field.control['aria-describedby'], limits === '' ? undefined : limitsId].filter((id) => id !== undefined)

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // The picker may have been open when the sending began.
    if (!isOff) take(event.currentTarget.files)
    // The same file may be chosen again, after a refusal or a removal.
    event.currentTarget.value = ''
  }
  const press = (event: MouseEvent<HTMLInputElement>) => {
    if (isSending) event.preventDefault()
    else onClick?.(event)
  }
  const remove = () => {
    forget()
    onFileChange(null)
    own.current?.focus()
  }

  return (
    <FieldShell {...{ ids: field.ids, label, hint, error: shownError, required, optionalText, className, style }}>
      <div className={css.zone} data-over={isOver} data-filled={isFilled} data-off={isOff || undefined} {...handlers}>
        <input
          {...rest}
          {...field.control}
          {...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') })}
          ref={mergedRef}
          type="file"
          disabled={disabled}
          // Not the native attribute: it would take the focus from who has just chosen a file that is sent at once.
          {...(isSending && { 'aria-disabled': true })}
          {...(isOff && { style: { cursor: 'not-allowed' } })}
          accept={rules.accept.join(',')}
          className={css.input}
          onClick={press}
          onChange={change}
        />
        {isFilled ? (
          <div className={css.filled}>
            <Filled file={file} url={url} alt={previewAlt ?? file?.name ?? ''} shape={shape} />
            {progress === undefined ? (
              !isOff && (
                <div className={css.actions}>
                  <span className={css.replace} aria-hidden="true">
                    {texts.replace}
                  </span>
                  {/* What was sent before stays where it is until another file replaces it. */}
                  {file !== null && (
                    <Button variant="ghost" tone="neutral" size="compact" className={css.above} onClick={remove}>
                      {texts.remove}
                      {isShown(label) && <VisuallyHidden> {label}</VisuallyHidden>}
                    </Button>
                  )}
                </div>
              )
            ) : (
              <ProgressBar label={texts.uploading} value={progress === 'unknown' ? undefined : progress} />
            )}
            <VisuallyHidden id={limitsId}>{limits}</VisuallyHidden>
          </div>
        ) : (
          <div className={css.invite}>
            <IconSlot size="large">
              <ImageUp />
            </IconSlot>
            <span>
              {isOver ? texts.release : (
                <>
                  <span className={css.choose}>{texts.choose}</span> {texts.drop}
                </>
              )}
            </span>
            <span id={limitsId} className={css.limits}>
              {limits}
            </span>
          </div>
        )}
        <VisuallyHidden aria-live="polite">{file?.name}</VisuallyHidden>
      </div>
    </FieldShell>
  )
}
