import { communityEndpoints, communityTexts } from '@pilotpair/contract'
import { baseApi, createAppStore, isUnsaved, watchConnection } from '@pilotpair/feature-core'
import { failedAnswers, handle, neverAnswers, refuses, StoreProvider } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { FeedFilter } from '../feed-filter.ts'
import { feedPosts, keepsPosts } from './CommunityScreen.scenario.ts'
import { CommunityScreen } from './CommunityScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const everything: FeedFilter = 'all'

const meta = preview.meta({
  title: 'Features/Community/Reactions',
  component: CommunityScreen,
  args: { filter: everything, onFilterChange: fn(), loginHref: '/login' },
  decorators,
})

type Canvas = ReturnType<typeof within>
const post = async (canvas: Canvas, title: RegExp) => within(await canvas.findByRole('article', { name: title }))
const likes = (article: Canvas) => article.findByRole('button', { name: /^\d+ likes?$/ })
const dialogOf = (element: HTMLElement, name: string) => within(element.ownerDocument.body).findByRole('alertdialog', { name })

let service = keepsPosts(feedPosts)
const NOT_SAVED = 'Your like was not saved. Please try again.'

export const Likes = meta.story({
  beforeEach: ({ msw }) => {
    service = keepsPosts(feedPosts)
    msw.use(...sessionScenarios.pilot, ...service.handlers)
    return catchToasts()
  },
})

Likes.test('a like is shown before the service answers', async ({ canvas, msw }) => {
  msw.use(neverAnswers(communityEndpoints.likePost))
  const article = await post(canvas, /Half Moon Bay/)
  const like = await likes(article)
  await userEvent.click(like)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAccessibleName('4 likes')
})

Likes.test('quick double presses end in the truth', async ({ canvas }) => {
  const article = await post(canvas, /Half Moon Bay/)
  const like = await likes(article)
  await userEvent.dblClick(like)
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(service.calls).toEqual(['like', 'like']))
  await expect(like).toHaveAccessibleName('3 likes')
  await userEvent.tripleClick(like)
  await waitFor(() => expect(like).toHaveAccessibleName('4 likes'))
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  // Some presses may have become one call; the last one ends liked.
  await waitFor(() => expect(service.calls.length % 2).toBe(1))
})

Likes.test('a like that fails is undone, and says so', async ({ canvas, msw }) => {
  msw.use(refuses(communityEndpoints.likePost, 409, 'Likes are closed.'))
  const article = await post(canvas, /Half Moon Bay/)
  const like = await likes(article)
  await userEvent.click(like)
  await waitFor(() => expect(toastTexts()).toEqual(['Likes are closed.']))
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'))
  await expect(like).toHaveAccessibleName('3 likes')
})

Likes.test('comments are liked the same way', async ({ canvas }) => {
  const article = await post(canvas, /Half Moon Bay/)
  await userEvent.click(article.getByRole('button', { name: '2 comments' }))
  const like = await article.findByRole('button', { name: 'Like the comment by Daniel Okafor, 1 like' })
  await userEvent.click(like)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(service.calls).toEqual(['like comment']))
  await expect(like).toHaveAccessibleName('Like the comment by Daniel Okafor, 2 likes')
})

const kinds = Object.values(failedAnswers)
const asked = { times: 0 }

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer to a like',
  beforeEach: ({ msw }) => {
    asked.times = 0
    service = keepsPosts(feedPosts)
    msw.use(
      ...sessionScenarios.pilot,
      handle(communityEndpoints.likePost, () => kinds[asked.times++]?.() ?? HttpResponse.json({ liked: true, likes: [] })),
      ...service.handlers,
    )
    return catchToasts()
  },
  play: async ({ canvas }) => {
    const article = await post(canvas, /Half Moon Bay/)
    const like = await likes(article)
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await userEvent.click(like)
      await waitFor(() => expect(toastTexts(), kind).toHaveLength(index + 1))
      await waitFor(() => expect(like, kind).toHaveAttribute('aria-pressed', 'false'))
    }
    await expect(toastTexts()).toContain(NOT_SAVED)
  },
})

export const Comments = meta.story({
  beforeEach: ({ msw }) => {
    service = keepsPosts(feedPosts)
    msw.use(...sessionScenarios.pilot, ...service.handlers)
    return catchToasts()
  },
})

const openComments = async (canvas: Canvas) => {
  const article = await post(canvas, /Half Moon Bay/)
  await userEvent.click(article.getByRole('button', { name: '2 comments' }))
  const field = await article.findByRole('textbox', { name: 'Comment' })
  return { article, field }
}

Comments.test('a comment appears under its post, once, and the field is ready for the next', async ({ canvas }) => {
  const { article, field } = await openComments(canvas)
  await userEvent.type(field, '  What a night.  {Enter}{Enter}')
  await expect(await article.findByText('What a night.')).toBeVisible()
  await waitFor(() => expect(article.getByRole('button', { name: '3 comments' })).toBeVisible())
  await expect(field).toHaveValue('')
  await expect(field).toHaveFocus()
  await expect(service.calls).toEqual(['comment'])
})

Comments.test('c37: blanks of every kind are refused and nothing is sent', async ({ canvas }) => {
  const { article, field } = await openComments(canvas)
  for (const blank of ['', '   ', '\u200b', '\u00a0']) {
    await userEvent.clear(field)
    if (blank !== '') await userEvent.type(field, blank)
    await userEvent.keyboard('{Enter}')
    await expect(await article.findByText(communityTexts.commentEmpty)).toBeVisible()
  }
  await expect(service.calls).toEqual([])
  await expect(article.getByRole('button', { name: '2 comments' })).toBeVisible()
})

Comments.test('c37: what could not be sent stays, and the retry carries the same key', async ({ canvas, msw }) => {
  const keys: (string | null)[] = []
  const failing = (answer: () => Response) =>
    handle(communityEndpoints.createComment, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return answer()
    })
  msw.use(failing(() => HttpResponse.error()))
  const { article, field } = await openComments(canvas)
  await userEvent.type(field, 'What a night.{Enter}')
  await expect(await article.findByText('Not sent')).toBeVisible()
  await expect(field).toHaveValue('What a night.')
  msw.use(failing(() => HttpResponse.json({ detail: 'Too many comments.' }, { status: 429 })))
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  await expect(await article.findByText('Too many comments.')).toBeVisible()
  await expect(field).toHaveValue('What a night.')
  await expect(keys).toHaveLength(2)
  await expect(keys[0]).toBe(keys[1])
})

Comments.test('a comment that is begun stays when comments are folded, until it is sent', async ({ canvas }) => {
  const { article, field } = await openComments(canvas)
  await userEvent.type(field, 'Half a thought')
  await expect(isUnsaved()).toBe(true)
  const fold = article.getByRole('button', { name: '2 comments' })
  await userEvent.click(fold)
  await waitFor(() => expect(article.queryByRole('textbox')).toBeNull())
  await userEvent.click(fold)
  const again = await article.findByRole('textbox', { name: 'Comment' })
  await expect(again).toHaveValue('Half a thought')
  await userEvent.type(again, '{Enter}')
  await waitFor(() => expect(again).toHaveValue(''))
  await waitFor(() => expect(isUnsaved()).toBe(false))
  await userEvent.click(article.getByRole('button', { name: '3 comments' }))
  await userEvent.click(article.getByRole('button', { name: '3 comments' }))
  await expect(await article.findByRole('textbox', { name: 'Comment' })).toHaveValue('')
})

Comments.test('c37: a comment that is too long is refused with the limit, before it is sent', async ({ canvas }) => {
  const { article, field } = await openComments(canvas)
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(2001))
  await userEvent.keyboard('{Enter}')
  await expect(await article.findByText('Must be at most 2000 characters')).toBeVisible()
  await expect(service.calls).toEqual([])
  await expect(field).toHaveValue('x'.repeat(2001))
})

Comments.test('what the service says against a comment stands there without its name on the wire', async ({ canvas, msw }) => {
  msw.use(refuses(communityEndpoints.createComment, 422, [{ field: 'content', message: 'Not like this' }]))
  const { article, field } = await openComments(canvas)
  await userEvent.type(field, 'What a night.{Enter}')
  await expect(await article.findByText('Not like this')).toBeVisible()
  await expect(field).toHaveValue('What a night.')
})

Comments.test('an own comment is deleted after a question', async ({ canvas, canvasElement }) => {
  const { article } = await openComments(canvas)
  await expect(article.getAllByRole('button', { name: /Delete the comment/ })).toHaveLength(1)
  await userEvent.click(article.getByRole('button', { name: 'Delete the comment by Maya Lindqvist' }))
  const dialog = within(await dialogOf(canvasElement, 'Delete this comment?'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete comment' }))
  await waitFor(() => expect(toastTexts()).toEqual(['Comment deleted.']))
  await waitFor(() => expect(article.getByRole('button', { name: '1 comment' })).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Posts' })).toHaveFocus())
})

const watchedStore = createAppStore()

export const Rereading = meta.story({
  decorators: [
    (Story) => (
      <StoreProvider store={watchedStore}>
        <Story />
      </StoreProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    service = keepsPosts(feedPosts)
    msw.use(...sessionScenarios.pilot, ...service.handlers)
    return watchConnection(watchedStore)
  },
})

Rereading.test('a comment stays when the feed is read meanwhile: an older answer is read once more', async ({ canvas, msw }) => {
  const { article, field } = await openComments(canvas)
  // The first focus in the window may have asked for the feed.
  await Promise.all(watchedStore.dispatch(baseApi.util.getRunningQueriesThunk()))
  let readings = 0
  let answerOld: () => void = () => undefined
  const old = new Promise<void>((resolve) => (answerOld = resolve))
  msw.use(
    handle(communityEndpoints.posts, async () => {
      readings += 1
      if (readings > 1) return undefined
      await old
      return HttpResponse.json([...feedPosts])
    }),
  )
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(readings).toBe(1))
  await userEvent.type(field, 'Not to be lost{Enter}')
  await expect(await article.findByText('Not to be lost')).toBeVisible()
  answerOld()
  await waitFor(() => expect(readings).toBe(2))
  await expect(await article.findByText('Not to be lost')).toBeVisible()
  await expect(await article.findByRole('button', { name: '3 comments' })).toBeVisible()
})

export const Deleting = meta.story({
  beforeEach: ({ msw }) => {
    service = keepsPosts(feedPosts)
    msw.use(...sessionScenarios.pilot, ...service.handlers)
    return catchToasts()
  },
})

Deleting.test('an own post is deleted after a question; a double press is one call', async ({ canvas, canvasElement }) => {
  await post(canvas, /My checkride notes/)
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete post' }))
  const dialog = within(await dialogOf(canvasElement, 'Delete this post?'))
  await expect(dialog.getByText(/My checkride notes/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete post' }))
  await waitFor(() => expect(toastTexts()).toEqual(['Post deleted.']))
  await waitFor(() => expect(canvas.queryByText('My checkride notes')).toBeNull())
  await expect(service.calls).toEqual(['delete post'])
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Posts' })).toHaveFocus())
})

Deleting.test('a failure is said in the question, and the post stays', async ({ canvas, canvasElement, msw }) => {
  msw.use(handle(communityEndpoints.deletePost, () => HttpResponse.error()))
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete post' }))
  const dialog = within(await dialogOf(canvasElement, 'Delete this post?'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete post' }))
  await expect(await dialog.findByText('Could not delete the post. Please try again.')).toBeVisible()
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }))
  await expect(canvas.getByText('My checkride notes')).toBeVisible()
})
