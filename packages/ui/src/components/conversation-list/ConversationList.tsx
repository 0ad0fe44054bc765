import { RefreshCw } from 'lucide-react'
import { createElement, useCallback, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { BareLink } from '../../internal/BareLink.tsx'
import { cx } from '../../internal/cx.ts'
import { formatLast } from '../../internal/moment.ts'
import type { ZoneOptions } from '../../internal/time.ts'
import { whenNear } from '../../internal/useNear.ts'
import { useZone, type ZoneProps } from '../../internal/useZone.ts'
import { useMoment } from '../../internal/useMoment.ts'
import { Avatar } from '../avatar/Avatar.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { EmptyDrawing } from '../illustrations/index.ts'
import { Skeleton, SkeletonGroup } from '../skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './ConversationList.css.ts'

/** One conversation in the list. */
export interface Conversation {
  id: string
  href: string
  /** The other person. @default 'Conversation' */
  name?: string | undefined
  imageUrl?: string | null | undefined
  /** The last message. */
  lastMessage?: string | undefined
  /** Whether oneself wrote it: then "You:" stands before it. @default false */
  isLastOwn?: boolean | undefined
  /** When it was written: ISO 8601 with offset. */
  lastAt?: string | undefined
  /** Messages one has not seen. @default 0 */
  unread?: number | undefined
}

/** Words of the list, English by default. */
export interface ConversationTexts {
  /** Heading and name. @default 'Messages' */
  heading: string
  /** @default 'Sync Messages' */
  sync: string
  /** @default 'Syncing...' */
  syncing: string
  /** @default 'No conversations yet.' */
  empty: string
  /** Said while the list loads. @default 'Loading conversations...' */
  loading: string
  /** Before one's own last message. @default 'You:' */
  you: string
  /** Partner without a name. @default 'Conversation' */
  unnamed: string
  /** Said with the number. @default "2 unread messages" */
  unread: (count: number) => string
}

const english: ConversationTexts = {
  heading: 'Messages',
  sync: 'Sync Messages',
  syncing: 'Syncing...',
  empty: 'No conversations yet.',
  loading: 'Loading conversations...',
  you: 'You:',
  unnamed: 'Conversation',
  unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
}

export interface ConversationListProps extends ZoneProps, Omit<ComponentProps<'section'>, 'children'> {
  /** The conversations, in the order in which they are shown. */
  conversations: readonly Conversation[]
  /** The one that is open beside the list. @default undefined, none */
  selectedId?: string | undefined
  /** Asks for the newest. Without it there is no button. @default undefined */
  onSync?: (() => void) | undefined
  /** It is being asked. @default false */
  syncing?: boolean | undefined
  /** Nothing is known yet: bones instead of conversations. @default false */
  loading?: boolean | undefined
  /** Stands above the list, for example why it could not be loaded. @default nothing */
  notice?: ReactNode
  /** What leads on from an empty list. @default nothing */
  emptyAction?: ReactNode
  /** The instant that "Yesterday" counts from. @default the clock of `UiProvider` */
  now?: Date | undefined
  /** Level of the heading in the outline of the page. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined
  /** Words to replace. @default English */
  texts?: Partial<ConversationTexts> | undefined
}

interface ItemProps {
  conversation: Conversation
  /** Where it stands among all, when not all of them are drawn. */
  place: { 'aria-posinset': number; 'aria-setsize': number } | undefined
  isSelected: boolean
  now: Date | undefined
  zone: ZoneOptions
  words: ConversationTexts
}

/** What is too long is cut, but the badge, the time and the name's beginning always stay in sight. */
const Item = ({ conversation, place, isSelected, now, zone, words }: ItemProps) => {
  const { href, name, imageUrl, lastMessage = '', isLastOwn = false, lastAt, unread = 0 } = conversation
  const shownName = name === undefined || name === '' ? words.unnamed : name
  return (
    <li {...place}>
      <BareLink href={href} className={css.item} {...(isSelected && { 'aria-current': 'true' as const })}>
        <Avatar name={shownName} src={imageUrl} alt="" />
        <span className={css.lines}>
          <span className={css.line}>
            <span className={cx(css.name, unread > 0 && css.nameUnread)} dir="auto">
              {shownName}
            </span>
            {lastAt !== undefined && (
              <time dateTime={lastAt} className={css.time}>
                <bdi>{formatLast(lastAt, now, zone)}</bdi>
              </time>
            )}
          </span>
          <span className={css.line}>
            <span className={cx(css.preview, unread > 0 && css.previewUnread)}>
              {isLastOwn && `${words.you} `}
              <bdi>{lastMessage}</bdi>
            </span>
            {unread > 0 && (
              <Badge shape="count" tone="brand">
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <VisuallyHidden>{words.unread(unread)}</VisuallyHidden>
              </Badge>
            )}
          </span>
        </span>
      </BareLink>
    </li>
  )
}

/** Conversations that are drawn together: more than a window holds. */
const together = 15

interface RoomProps {
  /** Conversations that will stand here. */
  count: number
  at: number
  onNear: (at: number) => void
}

/** As high as the conversations that are drawn here when they come near. */
const Room = ({ count, at, onNear }: RoomProps) => {
  const ref = useCallback((element: Element | null) => (element === null ? undefined : whenNear(element, () => onNear(at))), [at, onNear])
  return <li ref={ref} aria-hidden="true" style={{ blockSize: `calc(${count} * ${css.usualHeight})` }} />
}

type ItemsProps = Omit<ItemProps, 'conversation' | 'place' | 'isSelected'> & Pick<ConversationListProps, 'conversations' | 'selectedId'>

/** A thousand conversations open as fast as fifty: the others are drawn when they come near. */
const Items = ({ conversations, selectedId, ...drawing }: ItemsProps) => {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]))
  const come = useCallback((at: number) => setNear((before) => new Set([...before, at])), [])
  const total = conversations.length
  const parts = Array.from({ length: Math.ceil(total / together) }, (_, at) => at)
  return parts.flatMap((at) => {
    const part = conversations.slice(at * together, (at + 1) * together)
    if (!near.has(at)) return [<Room key={`room ${at}`} count={part.length} at={at} onNear={come} />]
    // Side by side, whatever part they are in: who moves up with a new message keeps the focus.
    return part.map((conversation, index) => (
      <Item
        key={conversation.id}
        {...drawing}
        conversation={conversation}
        place={total > together ? { 'aria-posinset': at * together + index + 1, 'aria-setsize': total } : undefined}
        isSelected={conversation.id === selectedId}
      />
    ))
  })
}

const Bones = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    {['62%', '44%', '70%', '52%'].map((width) => (
      <div key={width} className={css.item}>
        <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
        <span className={css.bones}>
          <Skeleton width="44%" />
          <Skeleton width={width} />
        </span>
      </div>
    ))}
  </SkeletonGroup>
)

/**
 * The conversations a person has, newest first, each a link. Use it as the list beside an open conversation, or as the
 * whole screen of a phone. It scrolls inside when it is given a height.
 */
export const ConversationList = (props: ConversationListProps) => {
  const {
    conversations, selectedId, onSync, syncing = false, loading = false, notice, emptyAction, now, headingLevel = 1,
    texts, timeZone, locale, className, ...rest
  } = props
  const zone = useZone({ timeZone, locale })
  const heading = useId()
  const words = { ...english, ...texts }
  const moment = useMoment(now)
  const isEmpty = !loading && conversations.length === 0
  return (
    <section aria-labelledby={heading} {...rest} className={cx(css.root, className)}>
      <div className={css.head}>
        {createElement(`h${headingLevel}`, { id: heading, className: css.heading }, words.heading)}
        {onSync !== undefined && (
          <Button
            variant="outline"
            tone="neutral"
            size="compact"
            iconStart={<RefreshCw />}
            pending={syncing}
            pendingLabel={words.syncing}
            onClick={onSync}
          >
            {words.sync}
          </Button>
        )}
      </div>
      <div className={cx(css.body, conversations.length > 0 && !loading && css.scrolls)}>
        {notice}
        {loading && <Bones label={words.loading} />}
        {isEmpty && (
          <EmptyState drawing={<EmptyDrawing name="messages" />} action={emptyAction}>
            {words.empty}
          </EmptyState>
        )}
        {!loading && !isEmpty && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
          <ul role="list">
            <Items conversations={conversations} selectedId={selectedId} now={moment} zone={zone} words={words} />
          </ul>
        )}
      </div>
    </section>
  )
}
