import { communityEndpoints } from '@pilotpair/contract'
import { drawAll, handle, watchCommits } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { FeedFilter } from '../feed-filter.ts'
import { buildFeed, keepsPosts } from './CommunityScreen.scenario.ts'
import { CommunityScreen } from './CommunityScreen.tsx'
import { catchToasts, decorators } from './story-setup.tsx'

const everything: FeedFilter = 'all'
const many = buildFeed(500)
const watch = watchCommits()
let service = keepsPosts(many)

const meta = preview.meta({
  title: 'Features/Community/ManyPosts',
  component: CommunityScreen,
  args: { filter: everything, onFilterChange: fn(), loginHref: '/login' },
  decorators,
  // The same markup in every post: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['article:nth-of-type(n + 13)'] } } },
  render: (args) => (
    <watch.Watched>
      <CommunityScreen {...args} />
    </watch.Watched>
  ),
  beforeEach: ({ msw }) => {
    service = keepsPosts(many)
    // All in one answer: what matters here is how many rows there are.
    msw.use(...sessionScenarios.pilot, handle(communityEndpoints.posts, () => HttpResponse.json([...many])), ...service.handlers)
    return catchToasts()
  },
})

/** So many posts take their time on a machine that is shared. */
const patience = { timeout: 20_000 }

export const Fluent = meta.story({
  name: 'with 500 posts a like commits its post, not the feed',
  play: async ({ canvasElement }) => {
    const posts = () => [...canvasElement.querySelectorAll('article')]
    await waitFor(() => {
      drawAll()
      return expect(posts()).toHaveLength(500)
    }, patience)
    // Who reads is known by then: that draws the whole feed once.
    await waitFor(() => expect([...canvasElement.querySelectorAll('button')].at(-1)).toHaveTextContent('New post'), patience)
    watch.begin(posts())
    // Not by role: among so many posts the search for roles takes longer than all the rest.
    const like = posts()[250]?.querySelector<HTMLElement>('button[aria-pressed]')
    await expect(like).toHaveAccessibleName(/^\d+ likes?$/)
    if (like) await userEvent.click(like)
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(service.calls).toEqual(['like']))
    await waitFor(() => expect(like).toHaveAccessibleName('2 likes'))

    const { commits, drawn, touched } = watch.end()
    await expect(commits).toBeGreaterThan(0)
    await expect(touched).toEqual([250])
    await expect(drawn).toEqual([250])
  },
})
