import { Heart, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CountButton } from '../../internal/CountButton.tsx'
import { cx } from '../../internal/cx.ts'
import { formatMoment } from '../../internal/moment.ts'
import type { ZoneOptions } from '../../internal/time.ts'
import { useZone, type ZoneProps } from '../../internal/useZone.ts'
import { Avatar } from '../avatar/Avatar.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import type { Author } from '../post-card/PostCard.tsx'
import * as css from './CommentList.css.ts'

/** One comment. */
export interface Comment {
  id: string
  /** @default undefined, "Deleted user" */
  author?: Author | undefined
  /** Plain text; line breaks are kept. */
  text: string
  /** When it was written: ISO 8601 with offset. */
  at?: string | undefined
  /** @default 0 */
  likes?: number | undefined
  /** Whether the reader is one of them. @default false */
  liked?: boolean | undefined
  /** Whether the reader may delete it. @default false */
  deletable?: boolean | undefined
}

/** Words of the comments, English by default. */
export interface CommentTexts {
  /** A comment whose writer has left. @default 'Deleted user' */
  unknown: string
  /** Spoken after the number. @default 'like' or 'likes' */
  likes: (count: number) => string
  /** Name of the like button. @default "Like the comment by Daniel Okafor" */
  like: (author: string) => string
  /** Name of the delete button. @default "Delete the comment by Daniel Okafor" */
  delete: (author: string) => string
}

const english: CommentTexts = {
  unknown: 'Deleted user',
  likes: (count) => (count === 1 ? 'like' : 'likes'),
  like: (author) => `Like the comment by ${author}`,
  delete: (author) => `Delete the comment by ${author}`,
}

export interface CommentListProps extends ZoneProps, Omit<ComponentProps<'ul'>, 'children'> {
  /** The comments, in the order in which they are shown. */
  comments: readonly Comment[]
  /** Gives or takes back a like. Without it the numbers are only shown. @default undefined, no buttons */
  onLike?: ((id: string) => void) | undefined
  /** Deletes a deletable comment. The host asks before it acts. @default undefined, no buttons */
  onDelete?: ((id: string) => void) | undefined
  /** On the day of this instant (that of the post) comments show only the clock. @default undefined, always the day */
  sameDayAs?: string | undefined
  /** Name of the list. @default 'Comments' */
  'aria-label'?: string | undefined
  /** Words to replace. @default English */
  texts?: Partial<CommentTexts> | undefined
}

interface EntryProps extends Pick<CommentListProps, 'onLike' | 'onDelete' | 'sameDayAs'> {
  comment: Comment
  zone: ZoneOptions
  words: CommentTexts
}

const Entry = ({ comment, onLike, onDelete, sameDayAs, zone, words }: EntryProps) => {
  const { id, author, text, at, likes = 0, liked = false, deletable = false } = comment
  const name = author === undefined || author.name === '' ? words.unknown : author.name
  return (
    <li className={css.comment}>
      <Avatar name={author?.name ?? ''} src={author?.imageUrl} alt="" size="small" />
      <div className={css.body}>
        <p>
          {/* The space lets the time go to a line of its own before the name is broken. */}
          <bdi className={css.author}>{name}</bdi>{' '}
          {at !== undefined && (
            <time dateTime={at} className={css.time}>
              <bdi>{formatMoment(at, zone, sameDayAs)}</bdi>
            </time>
          )}
        </p>
        <p className={css.content} dir="auto">
          {text}
        </p>
      </div>
      <div className={css.actions}>
        <CountButton
          icon={<Heart />}
          iconSize="small"
          count={likes}
          unit={words.likes(likes)}
          aria-pressed={liked}
          aria-label={`${words.like(name)}, ${likes} ${words.likes(likes)}`}
          onPress={onLike === undefined ? undefined : () => onLike(id)}
        />
        {deletable && onDelete !== undefined && (
          <IconButton icon={<Trash2 />} size="compact" label={words.delete(name)} onClick={() => onDelete(id)} />
        )}
      </div>
    </li>
  )
}

/** The comments under a post, oldest first. Empty it draws nothing: the form below it is invitation enough. */
export const CommentList = (props: CommentListProps) => {
  const { comments, onLike, onDelete, sameDayAs, texts, timeZone, locale, className, ...rest } = props
  const zone = useZone({ timeZone, locale })
  const words = { ...english, ...texts }
  if (comments.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
    <ul role="list" aria-label="Comments" {...rest} className={cx(css.list, className)}>
      {comments.map((comment) => (
        <Entry
          key={comment.id}
          comment={comment}
          onLike={onLike}
          onDelete={onDelete}
          sameDayAs={sameDayAs}
          zone={zone}
          words={words}
        />
      ))}
    </ul>
  )
}
