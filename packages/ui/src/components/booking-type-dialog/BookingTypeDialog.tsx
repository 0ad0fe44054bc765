import { ChevronRight, User, Users } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog, type ReadyDialogProps } from '../dialog/Dialog.tsx'
import * as css from './BookingTypeDialog.css.ts'

/** Who flies: the pilot alone, or with a co-pilot who pays half. */
export const bookingTypes = ['solo', 'shared'] as const
export type BookingType = (typeof bookingTypes)[number]

/** Words of the dialog. */
export interface BookingTypeTexts {
  title: string
  /** What each choice is called, and what follows from it. */
  choices: Readonly<Record<BookingType, { name: string; more: string }>>
  cancel: string
}

const englishTexts: BookingTypeTexts = {
  title: 'Who is flying?',
  choices: {
    solo: { name: 'Only for me', more: 'You pay the whole flight.' },
    shared: { name: 'Share costs', more: 'Choose a compatible co-pilot. Each pays half.' },
  },
  cancel: 'Cancel',
}

export interface BookingTypeDialogProps extends ReadyDialogProps {
  /** The aircraft in words: "Cessna 172S Skyhawk, N738PA, Palo Alto (PAO)". @default not shown */
  aircraft?: ReactNode
  /** The parent closes the dialog and leads on. */
  onChoose: (type: BookingType) => void
  /** Also asked by Escape and a press beside the dialog. */
  onCancel: () => void
  /** Words, where they should differ from those of the specification. @default `bookingTypeTexts` */
  texts?: Partial<BookingTypeTexts> | undefined
}

const icons: Record<BookingType, ReactNode> = { solo: <User />, shared: <Users /> }

interface ChoiceProps {
  type: BookingType
  texts: { name: string; more: string }
  onChoose: (type: BookingType) => void
}

const Choice = ({ type, texts, onChoose }: ChoiceProps) => {
  const id = useId()
  return (
    <button
      type="button"
      className={css.choice}
      aria-describedby={`${id}-more`}
      onClick={() => onChoose(type)}
    >
      <IconSlot size="large" className={css.icon}>
        {icons[type]}
      </IconSlot>
      <span className={css.words}>
        <span className={css.name}>{texts.name}</span>
        {/* Read as the description; within the name it would make the answer a sentence. */}
        <span id={`${id}-more`} aria-hidden="true" className={css.more}>
          {texts.more}
        </span>
      </span>
      <IconSlot className={css.sign}>
        <ChevronRight />
      </IconSlot>
    </button>
  )
}

/**
 * Asks how a flight is booked, before anything is chosen about it. Use it where someone presses "Schedule Flight"
 * (specification §2.6).
 */
export const BookingTypeDialog = (props: BookingTypeDialogProps) => {
  const { aircraft, onChoose, onCancel, texts: given, ...rest } = props
  const texts = { ...englishTexts, ...given }
  return (
    <Dialog
      {...rest}
      onClose={onCancel}
      title={texts.title}
      {...(aircraft === undefined ? {} : { description: aircraft })}
      footer={
        <Button variant="ghost" tone="neutral" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      <div className={css.choices}>
        {bookingTypes.map((type) => (
          <Choice key={type} type={type} texts={texts.choices[type]} onChoose={onChoose} />
        ))}
      </div>
    </Dialog>
  )
}
