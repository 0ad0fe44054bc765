import { communityEndpoints, type Endpoint } from '@pilotpair/contract'
import { failedAnswers, handle } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { FeedFilter } from '../feed-filter.ts'
import { feedPosts, keepsPosts } from './CommunityScreen.scenario.ts'
import { CommunityScreen } from './CommunityScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const everything: FeedFilter = 'all'

const meta = preview.meta({
  title: 'Features/Community/Reactions in bad weather',
  component: CommunityScreen,
  args: { filter: everything, onFilterChange: fn(), loginHref: '/login' },
  decorators,
})

type Canvas = ReturnType<typeof within>

const kinds = Object.values(failedAnswers)
const rubbish = /object Object|Unexpected|SyntaxError|<h1/
const keys: (string | null)[] = []

/** The endpoint fails in every way, one after another; all others work. */
const fails = (endpoint: Endpoint) => {
  keys.length = 0
  return [
    ...sessionScenarios.pilot,
    handle(endpoint, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return kinds[keys.length - 1]?.()
    }),
    ...keepsPosts(feedPosts).handlers,
  ]
}

const openComments = async (canvas: Canvas) => {
  const article = within(await canvas.findByRole('article', { name: /Half Moon Bay/ }))
  await userEvent.click(article.getByRole('button', { name: '2 comments' }))
  return article
}

export const Comment = meta.story({
  name: 'c59: every kind of failed answer to a comment: it stays, and the repeat is the same attempt',
  beforeEach: ({ msw }) => {
    msw.use(...fails(communityEndpoints.createComment))
    return catchToasts()
  },
  play: async ({ canvas }) => {
    const article = await openComments(canvas)
    const field = await article.findByRole('textbox', { name: 'Comment' })
    await userEvent.type(field, 'What a night.')
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await userEvent.type(field, '{Enter}')
      await waitFor(() => expect(keys, kind).toHaveLength(index + 1))
      await waitFor(() => expect(article.getByText(/^(Not sent|Too many attempts)/), kind).toBeVisible())
      await expect(field, kind).toHaveValue('What a night.')
      await expect(article.queryByText('3 comments'), kind).toBeNull()
    }
    // Only "too many attempts" is an answer: what comes after it is a new attempt.
    await expect(new Set(keys).size).toBeLessThanOrEqual(2)
  },
})

export const LikeOfComment = meta.story({
  name: 'c59: every kind of failed answer to a like of a comment: it is undone, and says so',
  beforeEach: ({ msw }) => {
    msw.use(...fails(communityEndpoints.likeComment))
    return catchToasts()
  },
  play: async ({ canvas }) => {
    const article = await openComments(canvas)
    const like = await article.findByRole('button', { name: 'Like the comment by Daniel Okafor, 1 like' })
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await userEvent.click(like)
      await waitFor(() => expect(toastTexts(), kind).toHaveLength(index + 1))
      await expect(toastTexts()[index], kind).not.toMatch(rubbish)
      await waitFor(() => expect(like, kind).toHaveAttribute('aria-pressed', 'false'))
    }
  },
})

/** Whatever comes instead of an answer, it is said in the question, and nothing goes. */
const deleting =
  (what: 'post' | 'comment', open: (canvas: Canvas) => Promise<void>) =>
  async ({ canvas, canvasElement }: { readonly canvas: Canvas; readonly canvasElement: HTMLElement }): Promise<void> => {
    await open(canvas)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: `Delete this ${what}?` }))
    const yes = () => dialog.getByRole('button', { name: `Delete ${what}` })
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await userEvent.click(yes())
      await waitFor(() => expect(keys, kind).toHaveLength(index + 1))
      await waitFor(() => expect(yes(), kind).not.toHaveAttribute('aria-disabled'))
      await expect(dialog.getByRole('alert'), kind).toHaveTextContent(/Could not delete|too large|30 seconds/)
    }
    await expect(toastTexts()).toEqual([])
    await expect(new Set(keys).size).toBe(2)
  }

export const DeletePost = meta.story({
  name: 'c59: every kind of failed answer when a post is deleted: it stays',
  beforeEach: ({ msw }) => {
    msw.use(...fails(communityEndpoints.deletePost))
    return catchToasts()
  },
  play: deleting('post', async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete post' }))
  }),
})

export const DeleteComment = meta.story({
  name: 'c59: every kind of failed answer when a comment is deleted: it stays',
  beforeEach: ({ msw }) => {
    msw.use(...fails(communityEndpoints.deleteComment))
    return catchToasts()
  },
  play: deleting('comment', async (canvas) => {
    const article = await openComments(canvas)
    await userEvent.click(await article.findByRole('button', { name: 'Delete the comment by Maya Lindqvist' }))
  }),
})
