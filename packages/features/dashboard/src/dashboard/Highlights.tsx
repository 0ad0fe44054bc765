import { communityTexts, dashboardTexts, POST_CATEGORY_LABELS, type PostHead } from '@pilotpair/contract'
import { fixedFailureText } from '@pilotpair/feature-core'
import { useFocusHandedOn } from '@pilotpair/feature-payments'
import { Badge } from '@pilotpair/ui/badge'
import { Button } from '@pilotpair/ui/button'
import { Link } from '@pilotpair/ui/link'
import { Panel } from '@pilotpair/ui/page'
import { Stack } from '@pilotpair/ui/stack'
import { ChevronRight } from 'lucide-react'
import { authorOf } from '../overview.ts'
import type { Part } from '../use-dashboard.ts'
import * as css from './Dashboard.css.ts'
import { RowSkeletons } from './RowSkeletons.tsx'
import { Slotted } from './Slotted.tsx'

const Row = ({ post, href }: { readonly post: PostHead; readonly href: string | undefined }) => {
  const content = (
    <>
      <span className={css.postText}>
        <span className={css.rowTitle} dir="auto">
          {post.title}
        </span>
        <span className={css.rowMore}>
          <span>
            <Slotted text={dashboardTexts.byAuthor} value={authorOf(post) ?? dashboardTexts.anonymous} />
          </span>
        </span>
      </span>
      <Badge shape="tag">{POST_CATEGORY_LABELS[post.category]}</Badge>
      {href !== undefined && <ChevronRight size={16} strokeWidth={1.5} aria-hidden />}
    </>
  )
  return href === undefined ? (
    <div className={css.row}>{content}</div>
  ) : (
    <Link href={href} tone="inherit" underline="hover" className={`${css.row} ${css.rowLink}`}>
      {content}
    </Link>
  )
}

type FailedPart = Extract<Part<unknown>, { kind: 'failed' }>

const Failure = ({ error, isRetrying, retry }: FailedPart) => (
  <div ref={useFocusHandedOn()} className={css.panelFailure} role="alert">
    <p>{fixedFailureText(error, communityTexts.fetchFailed)}</p>
    <Button variant="outline" tone="neutral" size="compact" pending={isRetrying} pendingLabel="Trying again…" onClick={retry}>
      Load posts again
    </Button>
  </div>
)

/** Props of {@link Highlights}. */
export interface HighlightsProps {
  readonly posts: Part<readonly PostHead[]>
  /** The feed; absent until that screen is built. */
  readonly href: string | undefined
}

const Content = ({ posts, href }: HighlightsProps) => {
  switch (posts.kind) {
    case 'loading':
      return <RowSkeletons label="Loading posts" />
    case 'failed':
      return <Failure {...posts} />
    case 'ready':
      return posts.data.length === 0 ? (
        <p className={css.quiet}>{dashboardTexts.noPosts}</p>
      ) : (
        <Stack as="ul" gap={0}>
          {posts.data.map((post) => (
            <li key={post.id_community_post} className={css.item}>
              <Row post={post} href={href} />
            </li>
          ))}
        </Stack>
      )
  }
}

/** "Community Highlights" (spec §2.5): the newest posts, each leading to the feed. */
export const Highlights = (props: HighlightsProps) => (
  <Panel
    title={dashboardTexts.communityHighlights}
    {...(props.href === undefined || props.posts.kind !== 'ready' || props.posts.data.length === 0
      ? {}
      : { aside: <Link href={props.href} aria-label="See all posts">See all</Link> })}
  >
    <Content {...props} />
  </Panel>
)
