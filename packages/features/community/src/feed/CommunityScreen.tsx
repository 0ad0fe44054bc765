import { communityTexts, navigationTexts, POST_CATEGORIES, POST_CATEGORY_LABELS } from '@pilotpair/contract'
import { answerOf, ON_DEMAND_FAILED, type Prepare, useOnDemand, useSteady } from '@pilotpair/feature-core'
import { type Session, SESSION_ENDED_NOTICE, useSession } from '@pilotpair/feature-session'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { FloatingActionButton } from '@pilotpair/ui/floating-action-button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Heading } from '@pilotpair/ui/text'
import { type ToggleOption, ToggleButtonGroup } from '@pilotpair/ui/toggle-button-group'
import { CircleQuestionMark, GraduationCap, LayoutGrid, Lightbulb, Plane, Plus } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useOptimistic, useRef, useState } from 'react'
import { communityApi } from '../api.ts'
import type { FeedFilter } from '../feed-filter.ts'
import type { Viewer } from '../post-view.ts'
import * as css from './Community.css.ts'
import { FeedList } from './FeedList.tsx'
import type { Removal } from './RemoveDialog.tsx'
import { type Feed, useFeed } from './use-feed.ts'
import { useCommentLikes, usePostLikes } from './use-likes.ts'

/** Props of {@link CommunityScreen}. */
export interface CommunityScreenProps {
  /** The category that is shown; the shell keeps it in the address. */
  readonly filter: FeedFilter
  readonly onFilterChange: (filter: FeedFilter) => void
  /** The login, which leads back here. */
  readonly loginHref: string
}

const icons: Readonly<Record<FeedFilter, ReactNode>> = {
  all: <LayoutGrid />,
  flights: <Plane />,
  training: <GraduationCap />,
  tips: <Lightbulb />,
  'Q&A': <CircleQuestionMark />,
}

const options: readonly ToggleOption<FeedFilter>[] = [
  { value: 'all', label: communityTexts.all, icon: icons.all },
  ...POST_CATEGORIES.map((value) => ({ value, label: POST_CATEGORY_LABELS[value], icon: icons[value] })),
]

const fetchDialogs = () => import('./dialogs.ts')

type Dialog = { readonly kind: 'post' } | { readonly kind: 'remove'; readonly removal: Removal }

/** What stands over the feed: a new post, or the question before something is deleted. */
const useDialog = (viewer: Viewer) => {
  const [dialog, setDialog] = useState<Dialog>()
  const [part, load] = useOnDemand(fetchDialogs)
  const open = (next: Dialog): void => {
    load()
    setDialog(next)
  }
  const close = (): void => setDialog(undefined)
  const content = (): ReactNode => {
    if (dialog === undefined || viewer === undefined) return null
    if (part.kind === 'failed') return <InlineAlert tone="danger">{ON_DEMAND_FAILED}</InlineAlert>
    if (part.kind !== 'ready') return null
    const { PostDialog, RemoveDialog } = part.part
    return dialog.kind === 'post' ? (
      <PostDialog key={viewer.id_user_account} userId={viewer.id_user_account} onClose={close} />
    ) : (
      <RemoveDialog removal={dialog.removal} onClose={close} />
    )
  }
  return { open, isOpen: dialog !== undefined, element: content() }
}

const viewerOf = (session: Session): Viewer => (session.kind === 'user' ? session.user : undefined)

/** What was deleted goes, and the focus with it: it goes on at the feed. The question and the post go in either order. */
const useFocusKept = ({ state }: Feed, isAsking: boolean) => {
  const target = useRef<HTMLElement>(null)
  const count = state.kind === 'loaded' ? state.posts.reduce((sum, post) => sum + 1 + post.comments.length, 0) : undefined
  const before = useRef(count)
  const hasLost = useRef(false)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count < before.current) hasLost.current = true
    before.current = count
    if (isAsking || !hasLost.current) return
    hasLost.current = false
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [count, isAsking])
  return target
}

/** What the feed shows first. */
export const prepareCommunity: Prepare<CommunityScreenProps> = ({ filter }) => [answerOf(communityApi.endpoints.posts, filter)]

/** The community feed (spec §2.14), readable by everybody; whoever is logged in writes, likes and comments. */
export const CommunityScreen = ({ filter, onFilterChange, loginHref }: CommunityScreenProps) => {
  const session = useSession()
  const viewer = viewerOf(session)
  const feed = useFeed(filter)
  const dialog = useDialog(viewer)
  const postLikes = usePostLikes()
  const commentLikes = useCommentLikes()
  const list = useFocusKept(feed, dialog.isOpen)
  // The button is pressed at once; the posts, which take longer to draw, follow.
  const [pressed, press] = useOptimistic(filter)
  const choose = (next: FeedFilter): void =>
    startTransition(() => {
      press(next)
      onFilterChange(next)
    })
  const write = (): void => dialog.open({ kind: 'post' })
  const remove = useSteady((removal: Removal) => dialog.open({ kind: 'remove', removal }))
  const login = <ButtonLink href={loginHref}>Log in</ButtonLink>

  return (
    <div className={css.page}>
      <div className={css.side}>
        <Heading level={1} looksLike={3} className={css.title}>
          {navigationTexts.community}
        </Heading>
        <ToggleButtonGroup
          label="Category"
          layout="responsive"
          options={options}
          value={pressed}
          onValueChange={choose}
        />
      </div>
      <section ref={list} tabIndex={-1} aria-label="Posts" className={css.feed}>
        {session.kind === 'anonymous' && (
          <InlineAlert role="note" action={login}>
            {session.ended ? SESSION_ENDED_NOTICE : 'Log in to post, like and comment.'}
          </InlineAlert>
        )}
        {dialog.element}
        <FeedList
          feed={feed}
          filter={filter}
          viewer={viewer}
          postLikes={postLikes}
          commentLikes={commentLikes}
          loginHref={session.kind === 'anonymous' ? loginHref : undefined}
          onRemove={remove}
          emptyAction={viewer === undefined ? undefined : <Button onClick={write}>Write the first post</Button>}
        />
      </section>
      {viewer !== undefined && <FloatingActionButton icon={<Plus />} label="New post" onClick={write} />}
    </div>
  )
}
