import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useDirtyChange } from '../../internal/useSteady.ts'
import { Button, type PendingProps } from '../button/Button.tsx'
import { DateTimeField } from '../date-time-field/DateTimeField.tsx'
import { Dialog, type ReadyDialogProps } from '../dialog/Dialog.tsx'
import { InlineAlert } from '../inline-alert/InlineAlert.tsx'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { TextArea } from '../text-area/index.ts'

/** A new time for a flight, as the dialog hands it over. */
export interface TimeProposal {
  /** Wall-clock time at the aircraft's airport, "2026-12-12T13:00". */
  newTime: string
  /** For the pilots; empty when there is none. */
  message: string
}

/** Words of the dialog. */
export interface ProposeTimeTexts {
  title: string
  asked: string
  newTime: string
  message: string
  optional: string
  cancel: string
  propose: string
  proposing: string
  /** No day and time was given. */
  missing: string
}

const englishTexts: ProposeTimeTexts = {
  title: 'Propose a New Flight Time',
  asked: 'Asked for',
  newTime: 'New date and time',
  message: 'Message to the pilots',
  optional: 'Optional',
  cancel: 'Cancel',
  propose: 'Propose New Time',
  proposing: 'Proposing...',
  missing: 'Please select a new date and time.',
}

export interface ProposeTimeDialogProps extends ReadyDialogProps {
  /** Who and what flies: "Daniel Okafor and Maya Lindqvist, Cessna 172S Skyhawk". @default undefined, not shown */
  flight?: ReactNode
  /** The time that was asked for, in words: "Sat 12 Dec, 10:00–13:00 PST". @default undefined, not shown */
  asked?: ReactNode
  /**
   * What else there is to say beneath the field, for example the flight's length: "3 hours."
   * @default undefined, there is none
   */
  hint?: ReactNode
  /** The flight's length: viewers in another zone read both ends of the time they give. @default the start alone */
  hours?: number | undefined
  /** IANA zone of the aircraft's airport. */
  timeZone: string
  /** That airport in words, for example "Palo Alto (PAO)". @default undefined, not named */
  place?: string | undefined
  /** First wall-clock time that makes sense. @default no limit */
  min?: string | undefined
  /** The wall-clock time offered at first. @default '' */
  defaultTime?: string | undefined
  /** What an earlier opening held, for example before a lost session. Unlike `defaultTime` it would be lost. @default none */
  initialProposal?: TimeProposal | undefined
  /** Told what the fields hold after each change, the message as typed. @default undefined, nobody is told */
  onProposalChange?: ((entered: TimeProposal) => void) | undefined
  /** What there is to say beneath the fields, for example where their input comes from. @default nothing */
  notice?: ReactNode
  /** Characters that a message may have. @default not counted */
  messageLimit?: number | undefined
  /** Never told an empty time. The parent closes the dialog once it is done. */
  onPropose: (proposal: TimeProposal) => void
  /** Also asked by Escape. */
  onCancel: () => void
  /**
   * Told when there begins or ceases to be something entered that would be lost, also when the dialog goes.
   * @default undefined, nobody is told
   */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /** The proposal is on its way. @default false */
  pending?: boolean | undefined
  /** Why the last try failed; what was entered stays. @default undefined, nothing went wrong */
  error?: string | undefined
  /**
   * What the last try found wrong with the time; it stands at the field until the time is another one.
   * @default undefined, nothing is wrong with it
   */
  newTimeError?: string | undefined
  /** The same for the message. @default undefined, nothing is wrong with it */
  messageError?: string | undefined
  /** Words, where they should differ from those of the specification. @default English */
  texts?: Partial<ProposeTimeTexts> | undefined
}

type FormProps = Omit<ProposeTimeDialogProps, 'isOpen' | 'flight' | 'onCancel'> & { id: string; words: ProposeTimeTexts }

const ProposalForm = (props: FormProps) => {
  const {
    id, words, asked, hint, hours, timeZone, place, min, defaultTime = '', initialProposal, onProposalChange, notice,
    messageLimit, onPropose, onDirtyChange, pending, error, newTimeError, messageError,
  } = props
  const [newTime, setNewTime] = useState(initialProposal?.newTime ?? defaultTime)
  const [message, setMessage] = useState(initialProposal?.message ?? '')
  const [isMissed, setMissed] = useState(false)
  /** What the last try held: a complaint is about that, and about nothing typed since. */
  const [tried, setTried] = useState<TimeProposal>()
  const field = useRef<HTMLInputElement>(null)
  const messageField = useRef<HTMLTextAreaElement>(null)
  const isDirty = newTime !== defaultTime || message !== ''
  useDirtyChange(isDirty, onDirtyChange)
  useEffect(() => {
    if (newTimeError !== undefined) field.current?.focus()
    else if (messageError !== undefined) messageField.current?.focus()
  }, [newTimeError, messageError])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending === true) return
    setMissed(newTime === '')
    if (newTime === '') field.current?.focus()
    else {
      setTried({ newTime, message })
      onPropose({ newTime, message: message.trim() })
    }
  }
  const timeProblem = newTime === tried?.newTime ? newTimeError : undefined
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap={16}>
        {asked !== undefined && (
          <Text size={14} color="textMuted">
            {words.asked}{' '}
            <Text as="strong" size={14} weight="medium" numeric>
              {asked}
            </Text>
          </Text>
        )}
        <DateTimeField
          ref={field}
          label={words.newTime}
          value={newTime}
          onValueChange={(entered) => {
            setNewTime(entered)
            onProposalChange?.({ newTime: entered, message })
          }}
          timeZone={timeZone}
          place={place}
          min={min}
          hint={hint}
          hours={hours}
          required
          error={isMissed && newTime === '' ? words.missing : timeProblem}
          readOnly={pending}
        />
        <TextArea
          ref={messageField}
          label={words.message}
          optionalText={words.optional}
          value={message}
          limit={messageLimit}
          readOnly={pending}
          error={message === tried?.message ? messageError : undefined}
          onChange={({ currentTarget: { value } }) => {
            setMessage(value)
            onProposalChange?.({ newTime, message: value })
          }}
        />
        {notice !== undefined && <InlineAlert tone="info">{notice}</InlineAlert>}
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
      </Stack>
    </form>
  )
}

/**
 * An operator offers another time for a flight, with a word to the pilots. The time is the wall clock of the aircraft's
 * airport. Use it for pending requests and for changes to confirmed flights (specification §2.18, §5).
 */
export const ProposeTimeDialog = (props: ProposeTimeDialogProps) => {
  const {
    flight, asked, hint, hours, timeZone, place, min, defaultTime, initialProposal, onProposalChange, notice, messageLimit,
    onPropose, onCancel, onDirtyChange, pending = false, error, newTimeError, messageError, texts, ...rest
  } = props
  const form = {
    asked, hint, hours, timeZone, place, min, defaultTime, initialProposal, onProposalChange, notice, messageLimit,
    onPropose, onDirtyChange, pending, error, newTimeError, messageError,
  }
  const words = { ...englishTexts, ...texts }
  const id = useId()
  const proposing: PendingProps = pending ? { pending, pendingLabel: words.proposing } : {}
  return (
    <Dialog
      {...rest}
      onClose={onCancel}
      title={words.title}
      {...(flight === undefined ? {} : { description: flight })}
      closesOnBackdrop={false}
      isBusy={pending}
      footer={
        <>
          <Button variant="ghost" tone="neutral" disabled={pending} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} {...proposing}>
            {words.propose}
          </Button>
        </>
      }
    >
      <ProposalForm {...form} id={id} words={words} />
    </Dialog>
  )
}
