import { memo } from 'react'
import { formatLongDay } from '../../internal/moment.ts'
import { dayKey, type ZoneOptions } from '../../internal/time.ts'
import { MessageBubble } from '../message-bubble/MessageBubble.tsx'
import type { Message, MessageTexts } from '../message-bubble/types.ts'
import { roomFor } from './chunks.ts'
import * as css from './MessageList.css.ts'

interface Drawing {
  zone: ZoneOptions
  /** The day it is now, as `dayKey` writes it. */
  today: string | undefined
  texts: Partial<MessageTexts> | undefined
}

interface RowProps extends Drawing {
  message: Message
  /** Set on the first message of a day. */
  day: string | undefined
  hasStamp: boolean
}

const Row = memo(({ message, day, hasStamp, zone, today, texts }: RowProps) => (
  <>
    {day !== undefined && <p className={css.day}>{formatLongDay(day, today, zone)}</p>}
    <MessageBubble data-message="" message={message} hasStamp={hasStamp} texts={texts} {...zone} />
  </>
))

/** A run: one person, within five minutes, on one day. It carries one time, at its end. */
const runs = 5 * 60_000

const endsRun = (message: Message, next: Message | undefined, isLastOfDay: boolean): boolean =>
  next === undefined ||
  isLastOfDay ||
  next.kind !== message.kind ||
  next.status === 'sending' ||
  Date.parse(next.at) - Date.parse(message.at) > runs

export interface MessageChunkProps extends Drawing {
  messages: readonly Message[]
  /** The message in front of the first. */
  before: Message | undefined
  /** The message behind the last. */
  after: Message | undefined
}

/** Some messages in a row. It is drawn again only when one of them, or a neighbour, has changed. */
export const MessageChunk = memo(({ messages, before, after, zone, today, texts }: MessageChunkProps) => {
  const days = messages.map((message) => dayKey(message.at, zone))
  const dayBefore = before === undefined ? undefined : dayKey(before.at, zone)
  const dayAfter = after === undefined ? undefined : dayKey(after.at, zone)
  return (
    <div className={css.chunk} style={{ containIntrinsicBlockSize: `auto ${roomFor(messages)}rem` }}>
      {messages.map((message, at) => {
        const day = days[at]
        const former = at === 0 ? dayBefore : days[at - 1]
        const following = at === messages.length - 1 ? dayAfter : days[at + 1]
        const next = messages[at + 1] ?? after
        return (
          <Row
            key={message.id}
            message={message}
            day={day === former ? undefined : day}
            hasStamp={endsRun(message, next, day !== following)}
            zone={zone}
            today={today}
            texts={texts}
          />
        )
      })}
    </div>
  )
})
