import { Heart, MessageCircle, Trash2 } from 'lucide-react'
import { createElement, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { CountButton } from '../../internal/CountButton.tsx'
import { cx } from '../../internal/cx.ts'
import { formatMoment } from '../../internal/moment.ts'
import { useZone, type ZoneProps } from '../../internal/useZone.ts'
import { Avatar } from '../avatar/Avatar.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import * as css from './PostCard.css.ts'
import { PostPicture } from './PostPicture.tsx'
import { useClamp } from './useClamp.ts'

/** Who wrote a post or a comment. */
export interface Author {
  name: string
  imageUrl?: string | null | undefined
}

/** Words of a post, English by default. */
export interface PostTexts {
  /** Line of a post without an author. @default 'by Anonymous' */
  anonymous: string
  /** @default 'Show more' */
  more: string
  /** @default 'Show less' */
  less: string
  /** @default 'Delete post' */
  delete: string
  /** Stands where the picture could not be loaded. @default 'The picture could not be loaded.' */
  pictureFailed: string
  /** Spoken after the number. @default 'like' or 'likes' */
  likes: (count: number) => string
  /** Spoken after the number. @default 'comment' or 'comments' */
  comments: (count: number) => string
}

const english: PostTexts = {
  anonymous: 'by Anonymous',
  more: 'Show more',
  less: 'Show less',
  delete: 'Delete post',
  pictureFailed: 'The picture could not be loaded.',
  likes: (count) => (count === 1 ? 'like' : 'likes'),
  comments: (count) => (count === 1 ? 'comment' : 'comments'),
}

export interface PostCardProps extends ZoneProps, Omit<ComponentProps<'article'>, 'title' | 'content' | 'children'> {
  /** The heading of the post. */
  title: string
  /** Plain text; line breaks are kept, markup is shown as text. */
  content: string
  /** Its word, for example "Q&A". */
  category: string
  /** Who wrote it. @default undefined, "by Anonymous" */
  author?: Author | undefined
  /** When it was posted: ISO 8601 with offset. */
  at: string
  /** Address of a picture beneath the text. @default undefined, no picture */
  imageUrl?: string | null | undefined
  /** What the picture shows. @default the title */
  imageAlt?: string | undefined
  /** How many people like it. */
  likes: number
  /** Whether the reader is one of them. @default false */
  liked?: boolean | undefined
  /** Gives or takes back the like. Without it the number is only shown. @default undefined, no button */
  onLike?: (() => void) | undefined
  /** How many comments it has. */
  commentCount: number
  /** Opens or closes the comments. Without it the number is only shown. @default undefined, no button */
  onToggleComments?: (() => void) | undefined
  /** The open comments: `CommentList` and `CommentForm`. Nothing means closed. @default nothing */
  comments?: ReactNode
  /**
   * Offers deletion, to the author and to who may remove any. The host asks before it acts.
   * @default undefined, no button
   */
  onDelete?: (() => void) | undefined
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Words to replace. @default English */
  texts?: Partial<PostTexts> | undefined
}

const Content = ({ content, words }: { content: string; words: PostTexts }) => {
  const [isOpen, setOpen] = useState(false)
  const [ref, isCut] = useClamp<HTMLParagraphElement>(!isOpen, content)
  const id = useId()
  return (
    <>
      <p id={id} ref={ref} dir="auto" className={cx(css.content, !isOpen && css.clamped)}>
        {content}
      </p>
      {(isCut || isOpen) && (
        <Button
          variant="ghost"
          tone="neutral"
          size="compact"
          className={css.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.less : words.more}
        </Button>
      )}
    </>
  )
}

/**
 * A post of the community feed: who, when, what about, the text (six lines, the rest on demand), a picture if there is
 * one, likes and comments. Comments are opened under it; the host decides with what. Use one a post in a column at
 * most 44rem wide.
 */
export const PostCard = (props: PostCardProps) => {
  const {
    title, content, category, author, at, imageUrl, imageAlt = title, likes, liked = false, onLike, commentCount,
    onToggleComments, comments, onDelete, headingLevel = 2, texts, timeZone, locale, className, ...rest
  } = props
  const zone = useZone({ timeZone, locale })
  const words = { ...english, ...texts }
  const heading = useId()
  const region = useId()
  const hasComments = comments !== undefined && comments !== null && comments !== false
  const isAnonymous = author === undefined || author.name === ''
  return (
    <article aria-labelledby={heading} {...rest} className={cx(css.card, className)}>
      <div className={css.head}>
        <Avatar name={author?.name ?? ''} src={author?.imageUrl} alt="" />
        <div className={css.by}>
          <p className={css.author}>
            <bdi>{isAnonymous ? words.anonymous : author.name}</bdi>
          </p>
          <time dateTime={at} className={css.time}>
            <bdi>{formatMoment(at, zone)}</bdi>
          </time>
        </div>
        <Badge shape="tag">{category}</Badge>
      </div>
      <div className={css.body}>
        {createElement(`h${headingLevel}`, { id: heading, className: css.title, dir: 'auto' }, title)}
        <Content content={content} words={words} />
      </div>
      {typeof imageUrl === 'string' && imageUrl !== '' && (
        <PostPicture src={imageUrl} alt={imageAlt} failedText={words.pictureFailed} />
      )}
      <div className={css.actions}>
        <CountButton
          icon={<Heart />}
          count={likes}
          unit={words.likes(likes)}
          onPress={onLike}
          aria-pressed={liked}
          aria-describedby={heading}
        />
        <CountButton
          icon={<MessageCircle />}
          count={commentCount}
          unit={words.comments(commentCount)}
          onPress={onToggleComments}
          aria-expanded={hasComments}
          aria-controls={hasComments ? region : undefined}
          aria-describedby={heading}
        />
        {onDelete !== undefined && (
          <IconButton
            icon={<Trash2 />}
            label={words.delete}
            size="compact"
            style={{ marginInlineStart: 'auto' }}
            aria-describedby={heading}
            onClick={onDelete}
          />
        )}
      </div>
      {hasComments && (
        <div id={region} className={css.comments}>
          {comments}
        </div>
      )}
    </article>
  )
}
