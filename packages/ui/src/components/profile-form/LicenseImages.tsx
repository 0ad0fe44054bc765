import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as fieldStyles from '../../internal/field/Field.css.ts'
import { FieldMessages } from '../../internal/field/FieldShell.tsx'
import { isShown } from '../../internal/field/useField.ts'
import { FileDropzone, type UploadProgress } from '../file-dropzone/FileDropzone.tsx'
import * as css from './ProfileForm.css.ts'

/** The three images of a licence, in the order they are shown. */
export const licenseImageSlots = ['front', 'back', 'selfie'] as const
export type LicenseImageSlot = (typeof licenseImageSlots)[number]

/** What a slot holds. */
export interface LicenseImageState {
  /** Chosen and not yet sent. */
  file: File | null
  /** What the service has already. @default undefined */
  storedUrl?: string | undefined
  /** The image is being sent. @default undefined */
  progress?: UploadProgress | undefined
  /** What is wrong with this one. @default undefined */
  error?: string | undefined
}

/** Every word of `LicenseImages`. */
export interface LicenseImagesTexts {
  legend: string
  slots: Record<LicenseImageSlot, string>
  choose: string
  ready: string
  sent: string
  missing: string
  /** Beside a new one: images are sent only together. */
  again: string
  hint: string
}

/** The English words, as in the specification (§2.19) and in the mocks. */
export const licenseImagesTexts: LicenseImagesTexts = {
  legend: 'License images',
  slots: { front: 'License Front', back: 'License Back', selfie: 'Selfie' },
  choose: 'Choose image',
  ready: 'Ready',
  sent: 'Sent',
  missing: 'Missing',
  again: 'Choose this one again too',
  hint: 'All three are needed. Only administrators see them.',
}

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

export interface LicenseImagesProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** What stands in each of the three places: front, back and selfie. */
  images: Record<LicenseImageSlot, LicenseImageState>
  /** A file was chosen for a slot, or taken away. */
  onFileChange: (slot: LicenseImageSlot, file: File | null) => void
  /** Media types that are taken. @default JPEG, PNG and WebP */
  accept?: readonly string[] | undefined
  /** Largest size of each in bytes. @default 10 MiB */
  maxBytes?: number | undefined
  /** What is wrong with the three together: "The selfie is missing. …". @default undefined */
  error?: ReactNode
  /** Words to replace. @default `licenseImagesTexts` */
  texts?: Partial<LicenseImagesTexts> | undefined
}

const wordOf = ({ file, storedUrl }: LicenseImageState, texts: LicenseImagesTexts): string | undefined => {
  if (file !== null) return texts.ready
  return storedUrl === undefined ? undefined : texts.sent
}

/**
 * Front, back and selfie of a licence, side by side (specification §5: they are sent only when all three are there). The
 * first choice already asks for the others: an empty slot beside a filled one says "Missing".
 */
export const LicenseImages = (props: LicenseImagesProps) => {
  const {
    images, onFileChange, accept = imageTypes, maxBytes = 10 * 1024 * 1024, error, texts: given, disabled, className, ...rest
  } = props
  const texts = { ...licenseImagesTexts, ...given }
  const id = useId()
  const ids = { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` }
  const isBegun = licenseImageSlots.some((slot) => images[slot].file !== null)
  return (
    <fieldset
      aria-describedby={isShown(error) ? `${ids.hint} ${ids.error}` : ids.hint}
      {...rest}
      disabled={disabled}
      className={cx(fieldStyles.root, className)}
    >
      <legend className={cx(fieldStyles.head, fieldStyles.label)}>{texts.legend}</legend>
      <div className={css.images}>
        {licenseImageSlots.map((slot) => {
          const state = images[slot]
          const lack = state.storedUrl === undefined ? texts.missing : texts.again
          const isMissing = isBegun && state.file === null
          return (
            <FileDropzone
              key={slot}
              label={texts.slots[slot]}
              optionalText={wordOf(state, texts)}
              file={state.file}
              onFileChange={(file) => onFileChange(slot, file)}
              accept={accept}
              maxBytes={maxBytes}
              previewUrl={state.file === null ? state.storedUrl : undefined}
              previewAlt={texts.slots[slot]}
              progress={state.progress}
              error={state.error ?? (isMissing ? lack : undefined)}
              disabled={disabled}
              texts={{ choose: texts.choose }}
            />
          )
        })}
      </div>
      <FieldMessages ids={ids} hint={texts.hint} error={error} />
    </fieldset>
  )
}
