import { authEndpoints, chatTexts, communityEndpoints, communityTexts } from '@pilotpair/contract'
import { createGate, drawAll, failedAnswers, handle } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { FeedFilter } from '../feed-filter.ts'
import { answersPosts, communityScenarios, feedPosts } from './CommunityScreen.scenario.ts'
import { CommunityScreen } from './CommunityScreen.tsx'
import { catchToasts, decorators, toastTexts, WithAddress } from './story-setup.tsx'

const everything: FeedFilter = 'all'

const meta = preview.meta({
  title: 'Features/Community/CommunityScreen',
  component: CommunityScreen,
  args: { filter: everything, onFilterChange: fn(), loginHref: '/login?next=%2Fcommunity' },
  render: (args) => <WithAddress {...args} />,
  decorators,
})

type Canvas = ReturnType<typeof within>
const post = (canvas: Canvas, title: string | RegExp) => canvas.findByRole('article', { name: title })

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.pilot, ...communityScenarios.loaded),
  play: async ({ canvas }) => {
    const first = within(await post(canvas, /Half Moon Bay/))
    await expect(first.getByText('Elena Marchetti')).toBeVisible()
    await expect(first.getByRole('img', { name: /Half Moon Bay/ })).toBeInTheDocument()
    await waitFor(() => expect(first.getByRole('button', { name: '3 likes' })).toHaveAttribute('aria-pressed', 'false'))
    await expect(first.getByRole('button', { name: '2 comments' })).toHaveAttribute('aria-expanded', 'false')
    const liked = within(await post(canvas, /Bay Tour/))
    await expect(liked.getByRole('button', { name: '2 likes' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('button', { name: 'Delete post' })).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'New post' })).toBeVisible()
    await expect(canvas.getByText('4 posts')).toBeVisible()
  },
})

const queries: string[] = []

export const Filtering = meta.story({
  beforeEach: ({ msw }) => {
    queries.length = 0
    msw.use(...sessionScenarios.pilot, answersPosts(() => feedPosts, (query) => queries.push(query)), ...communityScenarios.loaded)
  },
})

Filtering.test('c38: "Q&A" lists its posts and only them, and is encoded once', async ({ canvas, args }) => {
  await post(canvas, /Half Moon Bay/)
  await userEvent.click(canvas.getByRole('button', { name: 'Q&A' }))
  await post(canvas, /night currency/)
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  await expect(args.onFilterChange).toHaveBeenCalledOnce()
  await expect(args.onFilterChange).toHaveBeenCalledWith('Q&A')
  await expect(queries).toEqual(['?limit=20', '?category=Q%26A&limit=20'])
  await expect(canvas.getByRole('button', { name: 'Q&A' })).toHaveAttribute('aria-pressed', 'true')
  await expect(canvas.queryByText(/&amp;/)).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: communityTexts.all }))
  await post(canvas, /Half Moon Bay/)
})

export const FromAddress = meta.story({
  args: { filter: 'tips' },
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.pilot, ...communityScenarios.loaded),
  play: async ({ canvas }) => {
    await post(canvas, /Bay Tour/)
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Tips' })).toHaveAttribute('aria-pressed', 'true')
  },
})

export const LoggedOut = meta.story({
  args: { loginHref: '/login?next=%2Fcommunity%3Fcategory%3DQ%2526A' },
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.anonymous, ...communityScenarios.loaded),
  play: async ({ canvas, args }) => {
    const first = within(await post(canvas, /Half Moon Bay/))
    await expect(await canvas.findByText('Log in to post, like and comment.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', args.loginHref)
    await expect(canvas.queryByRole('button', { name: 'New post' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /likes/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete post' })).toBeNull()
    await userEvent.click(first.getByRole('button', { name: '2 comments' }))
    await expect(first.getByText('That light. What time did you turn back?')).toBeVisible()
    await expect(first.getByRole('link', { name: 'Log in to comment' })).toHaveAttribute('href', args.loginHref)
    await expect(first.queryByRole('textbox')).toBeNull()
  },
})

let answerSession = (): void => undefined

export const KnownLate = meta.story({
  name: 'what was read and opened stays when it turns out that nobody is logged in',
  beforeEach: ({ msw }) => {
    queries.length = 0
    const held = new Promise<void>((resolve) => (answerSession = resolve))
    msw.use(
      handle(authEndpoints.currentUser, async () => {
        await held
        return HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 })
      }),
      answersPosts(() => feedPosts, (query) => queries.push(query)),
      ...communityScenarios.loaded,
    )
  },
  play: async ({ canvas }) => {
    const first = within(await post(canvas, /Half Moon Bay/))
    await userEvent.click(first.getByRole('button', { name: '2 comments' }))
    answerSession()
    await expect(await first.findByRole('link', { name: 'Log in to comment' })).toBeVisible()
    await expect(first.getByText('That light. What time did you turn back?')).toBeVisible()
    await expect(queries).toEqual(['?limit=20'])
  },
})

/** The session is not known yet: the feed stands, nothing offers what may not be allowed. */
export const SessionUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.loading, ...communityScenarios.loaded),
  play: async ({ canvas }) => {
    const first = within(await post(canvas, /Half Moon Bay/))
    await userEvent.click(first.getByRole('button', { name: '2 comments' }))
    await expect(await first.findByText('That light. What time did you turn back?')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Log in/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'New post' })).toBeNull()
  },
})

export const Administrator = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.admin, ...communityScenarios.loaded),
  play: async ({ canvas }) => {
    await post(canvas, /Half Moon Bay/)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Delete post' })).toHaveLength(4))
  },
})

export const Empty = meta.story({
  args: { filter: 'Q&A' },
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.pilot, ...communityScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(communityTexts.empty)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Write the first post' })).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.pilot, ...communityScenarios.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts')).toBeInTheDocument()
    await expect(canvas.queryByText(communityTexts.empty)).toBeNull()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...sessionScenarios.pilot, ...communityScenarios.error)
    return catchToasts()
  },
  play: async ({ canvas, msw }) => {
    const heading = await canvas.findByRole('heading', { name: communityTexts.fetchFailed })
    await expect(heading.closest('[role="alert"]')).toHaveTextContent('The service is being updated.')
    await waitFor(() => expect(new Set(toastTexts())).toEqual(new Set([communityTexts.fetchFailed])))
    msw.use(...communityScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await post(canvas, /Half Moon Bay/)
  },
})

const kinds = Object.values(failedAnswers)
const asked = { times: 0 }
const gate = createGate()

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(
      ...sessionScenarios.pilot,
      handle(communityEndpoints.posts, async () => {
        await gate.passed()
        return kinds[asked.times++]?.() ?? HttpResponse.json(feedPosts)
      }),
      ...communityScenarios.loaded,
    )
    return catchToasts()
  },
  play: async ({ canvas }) => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      const again = await canvas.findByRole('button', { name: 'Try again' })
      await expect(canvas.getByRole('alert'), kind).toHaveTextContent(communityTexts.fetchFailed)
      await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }))
    }
    await post(canvas, /Half Moon Bay/)
  },
})

export const Edge = meta.story({
  name: 'c35: long, unbroken and right-to-left texts; people who left',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.pilot, ...communityScenarios.edge),
  play: async ({ canvas }) => {
    const arabic = await canvas.findByRole('heading', { name: /room-42/ })
    await expect(arabic).toHaveAttribute('dir', 'auto')
    await expect(canvas.getByText(/<img src=x onerror/)).toBeVisible()
    const left = within(await post(canvas, 'From somebody who left'))
    await expect(left.getByText(chatTexts.deletedUser)).toBeVisible()
    await userEvent.click(left.getByRole('button', { name: '1 comment' }))
    await expect(left.getAllByText(chatTexts.deletedUser)).toHaveLength(2)
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

/** What stands below the posts, which comes once all of them are drawn. */
const standsAtFoot = (canvas: ReturnType<typeof within>, text: string): Promise<void> =>
  waitFor(() => {
    drawAll()
    return expect(canvas.getByText(text)).toBeVisible()
  })

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.pilot, ...communityScenarios.many),
  play: async ({ canvas }) => {
    await standsAtFoot(canvas, 'Showing the newest 20 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await standsAtFoot(canvas, 'Showing the newest 40 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await standsAtFoot(canvas, '45 posts')
    const titles = canvas.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)
    await expect(new Set(titles).size).toBe(45)
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull()
  },
})

export const MoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.pilot, ...communityScenarios.many),
  play: async ({ canvas, msw }) => {
    await standsAtFoot(canvas, 'Showing the newest 20 posts')
    msw.use(...communityScenarios.error)
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(await canvas.findByText(communityTexts.fetchFailed)).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(20)
    msw.use(...communityScenarios.many)
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await standsAtFoot(canvas, 'Showing the newest 40 posts')
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.pilot, ...communityScenarios.loaded),
  play: async ({ canvas }) => {
    await post(canvas, /Half Moon Bay/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
