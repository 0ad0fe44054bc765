import { communityEndpoints, type CommunityPost } from '@pilotpair/contract'
import { buildPost, testId } from '@pilotpair/contract/testing'
import { baseApi, createAppStore, watchConnection } from '@pilotpair/feature-core'
import { drawAll, handle, StoreProvider } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { FeedFilter } from '../feed-filter.ts'
import { buildFeed, feedPosts, keepsPosts } from './CommunityScreen.scenario.ts'
import { CommunityScreen, type CommunityScreenProps } from './CommunityScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const everything: FeedFilter = 'all'
let store = createAppStore()
let service = keepsPosts(feedPosts)

/** The screen behind a door: who has left comes back to it. */
const BehindDoor = (props: CommunityScreenProps) => {
  const [isIn, setIn] = useState(true)
  return (
    <>
      <button type="button" hidden data-testid="door" onClick={() => setIn(!isIn)}>
        Door
      </button>
      {isIn && <CommunityScreen {...props} />}
    </>
  )
}

const meta = preview.meta({
  title: 'Features/Community/Elsewhere',
  component: CommunityScreen,
  args: { filter: everything, onFilterChange: fn(), loginHref: '/login' },
  render: (args) => <BehindDoor {...args} />,
  decorators: [
    (Story) => (
      <StoreProvider store={store}>
        <Story />
      </StoreProvider>
    ),
    ...decorators,
  ],
  beforeEach: ({ msw }) => {
    store = createAppStore()
    service = keepsPosts(feedPosts)
    msw.use(...sessionScenarios.pilot, ...service.handlers)
    const undo = [watchConnection(store), catchToasts()]
    return () => {
      for (const each of undo) each()
    }
  },
})

type Canvas = ReturnType<typeof within>
const first = testId('post', 1)
const article = (canvas: Canvas, title: string | RegExp) => canvas.findByRole('article', { name: title })
const halfMoonBay = async (canvas: Canvas) => within(await article(canvas, /Half Moon Bay/))
/** Until all readings under way have ended: another one of the same, asked for meanwhile, would be taken for them. */
const settled = async (): Promise<void> => {
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
}
const openComments = async (canvas: Canvas) => {
  const post = await halfMoonBay(canvas)
  await userEvent.click(post.getByRole('button', { name: '2 comments' }))
  const field = await post.findByRole('textbox', { name: 'Comment' })
  // The first focus in the window may have asked for the feed.
  await settled()
  return { post, field }
}
const comeBack = (): void => void window.dispatchEvent(new Event('focus'))
const written = buildPost({ id_community_post: testId('post', 80), title: 'Written elsewhere', comments: [], likes: [] })

export const Focus = meta.story({
  name: 'coming back to the tab brings what is new, and leaves what is open where it is',
  play: async ({ canvas }) => {
    const { field } = await openComments(canvas)
    const before = await article(canvas, /Half Moon Bay/)
    await userEvent.type(field, 'Half a thought')
    service.add(written)
    comeBack()
    await expect(await article(canvas, 'Written elsewhere')).toBeVisible()
    await expect(canvas.getByRole('article', { name: /Half Moon Bay/ })).toBe(before)
    await expect(field).toHaveValue('Half a thought')
    await expect(field).toHaveFocus()
  },
})

export const Return = meta.story({
  name: 'coming back to the feed shows what is known at once, and what is new right after',
  play: async ({ canvas }) => {
    await article(canvas, /Half Moon Bay/)
    canvas.getByTestId('door').click()
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull())
    service.add(written)
    canvas.getByTestId('door').click()
    await waitFor(() => expect(canvas.getByRole('article', { name: /Half Moon Bay/ })).toBeVisible())
    await expect(canvas.queryByText('Loading posts')).toBeNull()
    await expect(await article(canvas, 'Written elsewhere')).toBeVisible()
  },
})

/** The reading of this number waits, from 1, and answers these posts; those after it never answer. */
const holdReading = (number: number, posts: () => readonly CommunityPost[]) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const state = { readings: 0, release: () => release() }
  const handler = handle(communityEndpoints.posts, async () => {
    state.readings += 1
    if (state.readings > number) return new Promise<never>(() => undefined)
    await held
    return HttpResponse.json([...posts()])
  })
  return { state, handler }
}

export const InFlight = meta.story({
  name: 'a like and a comment are not undone by an answer that is older than they are',
  play: async ({ canvas, msw }) => {
    const { post, field } = await openComments(canvas)
    const { state, handler } = holdReading(1, () => feedPosts)
    msw.use(handler)
    comeBack()
    await waitFor(() => expect(state.readings).toBe(1))
    await userEvent.click(post.getByRole('button', { name: '3 likes' }))
    await waitFor(() => expect(service.calls).toEqual(['like']))
    await userEvent.type(field, 'What a night.{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
    state.release()
    // The old answer is there, and the feed is read once more, which does not answer here.
    await waitFor(() => expect(state.readings).toBe(2))
    await expect(post.getByRole('button', { name: '4 likes' })).toHaveAttribute('aria-pressed', 'true')
    await expect(post.getByText('What a night.')).toBeVisible()
    await expect(post.getByRole('button', { name: '3 comments' })).toBeVisible()
  },
})

export const LikedGone = meta.story({
  name: 'a post that was deleted elsewhere goes when it is liked, and that is said',
  play: async ({ canvas }) => {
    const post = await halfMoonBay(canvas)
    service.remove(first)
    await userEvent.click(await post.findByRole('button', { name: '3 likes' }))
    await waitFor(() => expect(toastTexts()).toEqual(['This post has been deleted.']))
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Half Moon Bay/ })).toBeNull())
    await expect(canvas.getAllByRole('article')).toHaveLength(feedPosts.length - 1)
  },
})

export const CommentLikedGone = meta.story({
  name: 'a comment that was deleted elsewhere with its post: said too, and both go',
  play: async ({ canvas }) => {
    const { post } = await openComments(canvas)
    service.remove(first)
    await userEvent.click(post.getByRole('button', { name: 'Like the comment by Daniel Okafor, 1 like' }))
    await waitFor(() => expect(toastTexts()).toEqual(['This comment has been deleted.']))
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Half Moon Bay/ })).toBeNull())
  },
})

export const CommentedGone = meta.story({
  name: 'a comment on a post that was deleted elsewhere stays to be copied; the post goes with the next reading',
  play: async ({ canvas }) => {
    const { post, field } = await openComments(canvas)
    service.remove(first)
    await userEvent.type(field, 'An hour of writing{Enter}')
    await expect(await post.findByText('This post has been deleted. Your comment cannot be sent.')).toBeVisible()
    await expect(field).toHaveValue('An hour of writing')
    comeBack()
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Half Moon Bay/ })).toBeNull())
  },
})

export const DeletedGone = meta.story({
  name: 'deleting what was deleted elsewhere is no failure',
  play: async ({ canvas, canvasElement }) => {
    const own = within(await article(canvas, 'My checkride notes'))
    await userEvent.click(await own.findByRole('button', { name: 'Delete post' }))
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Delete this post?' })
    service.remove(testId('post', 4))
    await userEvent.click(within(question).getByRole('button', { name: 'Delete post' }))
    await waitFor(() => expect(toastTexts()).toEqual(['This post has been deleted.']))
    await waitFor(() => expect(canvas.queryByText('My checkride notes')).toBeNull())
  },
})

export const MoreMeanwhile = meta.story({
  name: '"Load more" that is pressed while the feed is read again still brings more',
  beforeEach: ({ msw }) => {
    service = keepsPosts(buildFeed(45))
    msw.use(...service.handlers)
  },
  play: async ({ canvas, msw }) => {
    await waitFor(() => {
      drawAll()
      return expect(canvas.getByText('Showing the newest 20 posts')).toBeVisible()
    })
    let readings = 0
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    msw.use(
      handle(communityEndpoints.posts, async () => {
        readings += 1
        if (readings === 1) await held
        return undefined
      }),
    )
    comeBack()
    await waitFor(() => expect(readings).toBe(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    release()
    await waitFor(() => {
      drawAll()
      return expect(canvas.getByText('Showing the newest 40 posts')).toBeVisible()
    })
  },
})
