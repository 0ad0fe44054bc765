import { isBlank, OPERATOR_MESSAGE_MAX } from '@pilotpair/contract'
import { TYPED_IS_BACK, useTyped, useUnsaved } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { Dialog } from '@pilotpair/ui/dialog'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { TextArea } from '@pilotpair/ui/text-area'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { typedMessages } from '../typed-messages.ts'
import { useDiscard } from './DiscardDialog.tsx'
import * as css from './Operator.css.ts'

/** Props of {@link MessageDialog}. */
export interface MessageDialogProps {
  /** The act and its flight, by which a message outlives a lost session. */
  readonly subject: string
  readonly title: string
  /** Which flight, and what follows. */
  readonly description: string
  /** The text that an empty message gets; without one the message is optional. */
  readonly requiredText?: string | undefined
  readonly confirmLabel: string
  readonly pendingLabel: string
  readonly isPending: boolean
  /** Why the last try failed; the message stays. */
  readonly error?: string | undefined
  /** What the last try found wrong with the message; it stands at the field until the message is another one. */
  readonly messageError?: string | undefined
  readonly onConfirm: (message: string) => void
  readonly onClose: () => void
}

const tooLong = `Must be at most ${String(OPERATOR_MESSAGE_MAX)} characters`

/** Ends a flight with a word to its pilots. */
export const MessageDialog = (props: MessageDialogProps) => {
  const { subject, title, description, requiredText, confirmLabel, pendingLabel, isPending, error, messageError, onConfirm, onClose } = props
  const [typed] = useState(() => typedMessages.get(subject))
  const [message, setMessage] = useState(typed ?? '')
  /** The message of the last try. */
  const [tried, setTried] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useUnsaved(message !== '')
  useTyped(typedMessages, subject, () => (message === '' ? undefined : message))
  const { close, question } = useDiscard(message !== '', onClose)
  useEffect(() => {
    if (messageError !== undefined) field.current?.focus()
  }, [messageError])

  const problem = (): string | undefined => {
    if (requiredText !== undefined && isBlank(message)) return requiredText
    return Array.from(message.trim()).length > OPERATOR_MESSAGE_MAX ? tooLong : undefined
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isPending) return
    setTried(message)
    if (problem() === undefined) onConfirm(message.trim())
    else field.current?.focus()
  }
  return (
    <>
      {question}
      <Dialog
        isOpen
        onClose={close}
        title={title}
        description={description}
        closesOnBackdrop={false}
        isBusy={isPending}
        footer={
          <>
            <Button variant="ghost" tone="neutral" disabled={isPending} onClick={close}>
              Keep the flight
            </Button>
            <Button type="submit" form={id} tone="danger" pending={isPending} pendingLabel={pendingLabel}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={submit} className={css.dialogForm}>
          <TextArea
            ref={field}
            label="Message to the pilots"
            {...(requiredText === undefined ? { optionalText: 'Optional' } : { required: true })}
            value={message}
            limit={OPERATOR_MESSAGE_MAX}
            readOnly={isPending}
            error={tried === undefined ? undefined : (problem() ?? (message === tried ? messageError : undefined))}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          {typed !== undefined && message === typed && <InlineAlert tone="info">{TYPED_IS_BACK}</InlineAlert>}
          {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
        </form>
      </Dialog>
    </>
  )
}
