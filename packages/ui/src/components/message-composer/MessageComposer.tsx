import { CircleAlert, Send } from 'lucide-react'
import { useId, useRef, type ComponentProps, type KeyboardEvent, type SyntheticEvent } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { isComposing, useSubmitText } from '../../internal/useSubmitText.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { TextArea } from '../text-area/TextArea.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './MessageComposer.css.ts'

type Native = Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'children' | 'cols' | 'rows' | 'readOnly' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
>

export interface MessageComposerProps extends Native {
  /**
   * Gets the trimmed, non-empty text. While its promise is pending nothing more can be sent; when it is rejected the
   * text comes back into the box, with `notSentText` above it.
   */
  onSend: (text: string) => void | Promise<unknown>
  /** A text begun earlier. @default '' */
  initialText?: string | undefined
  /** Told after every change, so that a host can keep what was begun. @default none */
  onTextChange?: ((text: string) => void) | undefined
  /** Name of the box. @default 'Message' */
  label?: string | undefined
  /** Words in the empty box. @default 'Write a message' */
  placeholder?: string | undefined
  /** Name of the button. @default 'Send' */
  sendLabel?: string | undefined
  /** Said while the message is on its way. @default 'Sending...' */
  sendingText?: string | undefined
  /** Said when it could not be sent. @default 'Not sent' */
  notSentText?: string | undefined
}

/**
 * The box in which a message is written. Enter sends and Shift+Enter begins a new line; an Enter that chooses a word
 * of an input method does neither. It empties when a message leaves and keeps the focus, so that writing goes on; what
 * could not be sent comes back. `className` and `style` go to the form, `ref` and everything else to the text area.
 */
export const MessageComposer = (props: MessageComposerProps) => {
  const {
    onSend, initialText = '', onTextChange, label = 'Message', placeholder = 'Write a message', sendLabel = 'Send',
    sendingText = 'Sending...', notSentText = 'Not sent', className, style, ref, onKeyDown, disabled, ...rest
  } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMergedRef(box, ref)
  const problemId = useId()
  const { text, phase, change, submit } = useSubmitText({
    initial: initialText, onSubmit: onSend, empties: 'at-once', onTextChange,
  })
  const isSending = phase === 'sending'

  const send = (event: SyntheticEvent): void => {
    event.preventDefault()
    submit()
    box.current?.focus()
  }
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    // A held key repeats; one press is one message.
    if (!event.repeat) submit()
  }

  return (
    <form className={cx(css.root, className)} style={style} onSubmit={send} noValidate>
      <div id={problemId} role="alert">
        {phase === 'failed' && (
          <p className={css.problem}>
            <IconSlot size="small">
              <CircleAlert />
            </IconSlot>
            {notSentText}
          </p>
        )}
      </div>
      <div className={css.line}>
        <TextArea
          enterKeyHint="send"
          autoComplete="off"
          {...rest}
          ref={mergedRef}
          aria-label={label}
          placeholder={placeholder}
          className={css.field}
          rows={1}
          maxRows={6}
          value={text}
          disabled={disabled}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={pressKey}
          // Not `disabled`: that would take the focus away, and with it the keyboard of a phone.
          readOnly={isSending}
          {...(isSending && { 'aria-disabled': true })}
          {...(phase === 'failed' && { 'aria-describedby': problemId })}
        />
        <IconButton
          type="submit"
          variant="solid"
          tone="brand"
          icon={<Send className={css.mirrored} />}
          label={sendLabel}
          disabled={disabled}
          {...(isSending && { 'aria-disabled': true })}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output would be read with the form's result */}
      <VisuallyHidden role="status">{isSending ? sendingText : ''}</VisuallyHidden>
    </form>
  )
}
