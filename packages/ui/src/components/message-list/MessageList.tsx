import { ArrowDown } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { dayKey } from '../../internal/time.ts'
import { useFocusHeir } from '../../internal/useFocusHeir.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { useZone, type ZoneProps } from '../../internal/useZone.ts'
import { useMoment } from '../../internal/useMoment.ts'
import { Button } from '../button/Button.tsx'
import { messageTexts, speakerOf, type Message, type MessageTexts } from '../message-bubble/types.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { arrivedSince, cut, type Chunk } from './chunks.ts'
import { KeepPlace } from './KeepPlace.tsx'
import { MessageChunk } from './MessageChunk.tsx'
import * as css from './MessageList.css.ts'
import { usePlace } from './usePlace.ts'

/** Messages before the first one shown. */
export interface OlderMessages {
  onLoad: () => void
  /** They are on their way. @default false */
  pending?: boolean | undefined
  /** @default 'Show older messages' */
  label?: string | undefined
  /** @default 'Loading...' */
  pendingLabel?: string | undefined
}

export interface MessageListProps extends ZoneProps, Omit<ComponentProps<'div'>, 'children' | 'role' | 'tabIndex' | 'onScroll'> {
  /** Name of the list, for example "Conversation with Daniel Okafor". */
  'aria-label': string
  /** Oldest first. For another conversation give the component another `key`. */
  messages: readonly Message[]
  /** Offers what lies further back. @default undefined, no button */
  older?: OlderMessages | undefined
  /** The instant that decides which year goes without saying. @default the clock of `UiProvider` */
  now?: Date | undefined
  /** Words of the button that leads to messages that came meanwhile. @default 'New messages' */
  newMessagesLabel?: string | undefined
  /** Shown when nobody has written yet. @default 'Say hello.' */
  emptyText?: string | undefined
  /** Words of the bubbles. Keep the object the same between renders. @default English */
  texts?: Partial<MessageTexts> | undefined
}

interface Kept {
  messages: readonly Message[]
  chunks: readonly Chunk[]
  /** What is read out: the last few that came while the list was open. */
  heard: readonly Message[]
}

/** Announcements that stay in the page; older ones have long been heard. */
const heardAtMost = 8

const keep = ({ messages: before, chunks, heard }: Kept, messages: readonly Message[]): Kept => {
  // One's own words need not be read back.
  const fresh = arrivedSince(before, messages).filter((message) => message.kind !== 'own')
  return {
    messages,
    chunks: cut(chunks, messages),
    heard: fresh.length === 0 ? heard : [...heard, ...fresh].slice(-heardAtMost),
  }
}

interface OlderProps extends OlderMessages {
  heir: ReturnType<typeof useFocusHeir>
}

const Older = ({ heir, onLoad, pending = false, label = 'Show older messages', pendingLabel = 'Loading...' }: OlderProps) => (
  <div className={css.older}>
    <Button
      variant="ghost"
      tone="neutral"
      size="compact"
      pending={pending}
      pendingLabel={pendingLabel}
      {...heir}
      onClick={onLoad}
    >
      {label}
    </Button>
  </div>
)

/** Only what has just come is in here, so that older messages and the first load stay silent. */
const Announcer = ({ heard, words }: { heard: readonly Message[]; words: MessageTexts }) => (
  <VisuallyHidden role="log" aria-relevant="additions">
    {heard.map((message) => (
      <span key={message.id}>
        <bdi>{speakerOf(message, words)}</bdi>: <bdi>{message.text}</bdi>{' '}
      </span>
    ))}
  </VisuallyHidden>
)

/**
 * The messages of a conversation, oldest first, in days of the given zone. It opens at the newest message and stays
 * there while new ones come, unless the person has scrolled up: then a button tells that there is something new. Older
 * messages that are put in front leave what is in sight where it is. A thousand messages scroll smoothly: what is out
 * of sight is not drawn, and a new message touches none of the others.
 *
 * Give it a height: it fills a flex column, and scrolls inside. `className` and `style` go to the outer element; `ref`
 * and everything else to the part that scrolls.
 */
export const MessageList = (props: MessageListProps) => {
  const {
    messages, older, now, newMessagesLabel = 'New messages', emptyText = 'Say hello.', texts, timeZone, locale,
    className, style, ref, ...rest
  } = props
  const zone = useZone({ timeZone, locale })
  const moment = useMoment(now)
  const today = moment === undefined ? undefined : dayKey(moment.toISOString(), zone)
  const words = { ...messageTexts, ...texts }
  const { scroller, content, isAtEnd, onScroll, toEnd } = usePlace()
  const mergedRef = useMergedRef(scroller, ref)

  const [kept, setKept] = useState<Kept>(() => ({ messages, chunks: cut([], messages), heard: [] }))
  const [unseen, setUnseen] = useState(false)
  const current = kept.messages === messages ? kept : keep(kept, messages)
  if (current !== kept) {
    setKept(current)
    if (current.heard !== kept.heard && !isAtEnd) setUnseen(true)
  }
  if (unseen && isAtEnd) setUnseen(false)

  const last = messages.at(-1)
  const ownUnsent = last?.kind === 'own' && last.status === 'sending' ? last.id : undefined
  // What one has just sent oneself is what one wants to see.
  useEffect(() => {
    if (ownUnsent !== undefined) toEnd()
    // oxlint-disable-next-line react/exhaustive-deps -- once a message, not once a render
  }, [ownUnsent])

  const { chunks, heard } = current
  const focusScroller = (): void => scroller.current?.focus({ preventScroll: true })
  const heir = useFocusHeir(older !== undefined, focusScroller)
  const showNew = (): void => {
    toEnd()
    focusScroller()
  }
  return (
    <div className={cx(css.root, className)} style={style}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- only what has the
          focus scrolls by keyboard, and it is no set of fields */}
      <div {...rest} ref={mergedRef} role="group" tabIndex={0} className={css.scroller} onScroll={onScroll}>
        <div ref={content} className={css.content}>
          {older !== undefined && <Older {...older} heir={heir} />}
          <KeepPlace scroller={scroller} first={messages[0]?.id}>
            {chunks.length === 0 && <p className={css.empty}>{emptyText}</p>}
            {chunks.map((chunk, at) => (
              <MessageChunk
                key={chunk.key}
                messages={chunk.messages}
                before={chunks[at - 1]?.messages.at(-1)}
                after={chunks[at + 1]?.messages[0]}
                zone={zone}
                today={today}
                texts={texts}
              />
            ))}
          </KeepPlace>
        </div>
      </div>
      {unseen && (
        <div className={css.jump}>
          <Button className={css.jumpButton} iconStart={<ArrowDown />} onClick={showNew}>
            {newMessagesLabel}
          </Button>
        </div>
      )}
      <Announcer heard={heard} words={words} />
    </div>
  )
}
