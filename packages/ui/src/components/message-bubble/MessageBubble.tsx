import { Plane, RadioTower } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { formatClock, type ZoneOptions } from '../../internal/time.ts'
import { useZone, type ZoneProps } from '../../internal/useZone.ts'
import { Link } from '../link/Link.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './MessageBubble.css.ts'
import { messageTexts, speakerOf, type Message, type MessageTexts } from './types.ts'

export interface MessageBubbleProps extends ZoneProps, Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Who says what, when, and whether it has arrived. */
  message: Message
  /** Shows the time, which the last message of a run carries for all. @default true */
  hasStamp?: boolean | undefined
  /** Words to replace. @default English */
  texts?: Partial<MessageTexts> | undefined
}

interface PartProps {
  message: Message
  zone: ZoneOptions
  words: MessageTexts
}

/** Times keep their order whatever the direction of what surrounds them. */
const Clock = ({ message, zone, className }: Omit<PartProps, 'words'> & { className?: string }) => (
  <time dateTime={message.at} className={className}>
    <bdi>{formatClock(message.at, zone)}</bdi>
  </time>
)

const icons: Record<'invitation' | 'operator', ReactNode> = { invitation: <Plane />, operator: <RadioTower /> }

const Notice = ({ message, zone, words, kind }: PartProps & { kind: 'invitation' | 'operator' }) => (
  <div className={css.notices[kind]}>
    <IconSlot className={css.noticeIcon[kind]}>{icons[kind]}</IconSlot>
    <div className={css.noticeBody}>
      <p className={css.noticeTitle}>
        <bdi>{speakerOf(message, words)}</bdi>
      </p>
      <p className={css.noticeText} dir="auto">
        {message.text}
      </p>
      {message.link !== undefined && <Link href={message.link.href}>{message.link.label}</Link>}
      <Clock message={message} zone={zone} className={css.noticeTime} />
    </div>
  </div>
)

const Speech = ({ message, zone, words, hasStamp }: PartProps & { hasStamp: boolean }) => {
  const isSending = message.status === 'sending'
  const own = isSending ? css.sending : css.own
  return (
    <>
      <VisuallyHidden className={css.speaker}>
        <bdi>{speakerOf(message, words)}</bdi>:{' '}
      </VisuallyHidden>
      <p className={cx(css.bubble, message.kind === 'own' ? own : css.other)} dir="auto">
        {message.text}
      </p>
      {isSending ? (
        <p className={css.stamp}>{words.sending}</p>
      ) : (
        hasStamp && (
          <p className={css.stamp}>
            <Clock message={message} zone={zone} />
          </p>
        )
      )}
    </>
  )
}

/**
 * One message of a conversation: one's own at the end, the other person's at the start, what the product or the
 * operator says as a card in the middle. The text is shown exactly as it was written, in its own direction, its line
 * breaks kept; nothing in it is a link. Use it inside `MessageList`, or alone in a preview.
 */
export const MessageBubble = (props: MessageBubbleProps) => {
  const { message, hasStamp = true, texts, timeZone, locale, className, ...rest } = props
  const zone = useZone({ timeZone, locale })
  const words = texts === undefined ? messageTexts : { ...messageTexts, ...texts }
  const part = { message, zone, words }
  switch (message.kind) {
    case 'own':
    case 'other':
      return (
        <div {...rest} className={cx(css.row, css.side[message.kind], className)}>
          <Speech {...part} hasStamp={hasStamp} />
        </div>
      )
    case 'invitation':
    case 'operator':
      return (
        <div {...rest} className={cx(css.row, css.side.center, className)}>
          <Notice {...part} kind={message.kind} />
        </div>
      )
  }
}
