import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet, stillStates } from '../../internal/Sheet.tsx'
import { CommentForm } from '../comment-form/index.ts'
import { CommentList, type Comment } from '../comment-list/index.ts'
import { Stack } from '../stack/index.ts'
import { PostCard, type PostCardProps } from './index.ts'
import { broken, sunset } from './picture.ts'

const post: PostCardProps = {
  title: 'Half Moon Bay at sunset, right seat view',
  content:
    'Fog stayed offshore for once. We left Palo Alto at four, flew the ridge at 2,500 feet and had the coast to ourselves. If you have not been since the taqueria reopened, go before the days get longer again.',
  category: 'Flights',
  author: { name: 'Elena Marchetti' },
  at: '2026-12-03T01:40:00Z',
  likes: 24,
  commentCount: 2,
  timeZone: 'America/Los_Angeles',
  locale: 'en-US',
}

const comments: readonly Comment[] = [
  { id: '1', author: { name: 'Daniel Okafor' }, text: 'That light. What time did you turn back?', at: '2026-12-03T02:02:00Z', likes: 4 },
  { id: '2', author: { name: 'Elena Marchetti' }, text: 'Wheels up 16:50, home ten minutes after sunset.', at: '2026-12-03T02:10:00Z', likes: 7, liked: true },
]

const thread = (
  <Stack gap={16}>
    <CommentList comments={comments} onLike={fn()} sameDayAs={post.at} timeZone="America/Los_Angeles" locale="en-US" />
    <CommentForm onSubmit={fn()} author={{ name: 'Maya Lindqvist' }} />
  </Stack>
)

const Liking = (props: PostCardProps) => {
  const [liked, setLiked] = useState(false)
  return <PostCard {...props} liked={liked} likes={liked ? 25 : 24} onLike={() => setLiked(!liked)} />
}

const Opening = (props: PostCardProps) => {
  const [isOpen, setOpen] = useState(false)
  return <PostCard {...props} comments={isOpen && thread} onToggleComments={() => setOpen(!isOpen)} />
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Product/PostCard',
  component: PostCard,
  args: { ...post, onLike: fn(), onToggleComments: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A post of the community feed. Use it for one post in a column of them; to write one use PostForm. Its comments are passed in: CommentList and CommentForm in a Stack. Leave out `onLike` where nobody is logged in.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 704, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: post.title })).toBeVisible()
    await expect(canvas.getByText('Wed 2 Dec, 17:40')).toBeVisible()
    await expect(canvas.getByText('Flights')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  },
})

export const WithPicture = meta.story({
  args: { imageUrl: sunset, imageAlt: 'Half Moon Bay from the right seat at sunset', comments: thread, liked: true, onDelete: fn() },
})

WithPicture.test('the picture tells nobody where it is shown', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /Half Moon Bay/ })).toHaveAttribute('referrerpolicy', 'no-referrer')
})

WithPicture.test('delete is offered to who may', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete post' }))
  await expect(args.onDelete).toHaveBeenCalledOnce()
})

export const Likes = meta.story({
  name: 'a like is a toggle that tells its state; a number alone is no button',
  render: (args) => <Liking {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '24 likes', pressed: false }))
    await expect(canvas.getByRole('button', { name: '25 likes', pressed: true })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: '24 likes', pressed: false })).toBeVisible()
  },
})

export const LoggedOut = meta.story({
  render: () => <PostCard {...post} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByText('24')).toBeVisible()
  },
})

export const Comments = meta.story({
  name: 'comments open under the post',
  render: (args) => <Opening {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '2 comments' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('list', { name: 'Comments' })).toBeVisible()
    await expect(canvas.getByText('18:02')).toBeVisible()
  },
})

export const Anonymous = meta.story({
  args: { author: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('by Anonymous')).toBeVisible()
  },
})

export const C29BrokenPicture = meta.story({
  name: 'c29: a picture that fails says so and keeps its room',
  args: { imageUrl: broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: 'a long text is cut after six lines; the rest is one press away',
  args: { content: `${awkward.long}. `.repeat(20) },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' })
    const text = canvas.getByText(/Schedule a shared flight/)
    const cut = text.clientHeight
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus()
    await expect(text.clientHeight).toBeGreaterThan(cut)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(text.clientHeight).toBe(cut))
  },
})

const odd: readonly PostCardProps[] = [
  { ...post, title: awkward.unbroken, content: 'a'.repeat(400), category: 'Q&A', author: { name: awkward.unbroken }, onDelete: fn() },
  { ...post, title: awkward.arabic, content: awkward.arabic, author: { name: 'محمد علي' }, imageUrl: sunset },
  { ...post, title: '<img src=x onerror=alert(1)>', content: '<b>text</b>\n\nsecond paragraph', author: undefined, likes: 1, commentCount: 1, at: '' },
]

export const C35Narrow = meta.story({
  name: 'c35: unbroken and right-to-left texts stay inside 320 px and find their own direction',
  decorators: [
    () => (
      <div style={{ inlineSize: 320 }} data-testid="narrow">
        {odd.map((each) => (
          <PostCard key={each.title} {...each} onLike={fn()} />
        ))}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const article of canvas.getAllByRole('article')) {
      await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth)
      await expect(article.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    }
    await expect(getComputedStyle(canvas.getByRole('heading', { name: awkward.arabic })).direction).toBe('rtl')
    await expect(canvas.getByText(/<b>text<\/b>/)).toBeVisible()
  },
})

export const Sheet = meta.story({
  name: 'Sheet',
  decorators: [],
  render: () => (
    <StickerSheet>
      <SheetRow label="with picture and comments" flow="stack" width="44rem">
        <PostCard {...post} imageUrl={sunset} imageAlt="Half Moon Bay" liked onLike={fn()} onToggleComments={fn()} comments={thread} onDelete={fn()} />
      </SheetRow>
      <SheetRow label="read only; long; broken picture" flow="stack" width="44rem">
        <PostCard {...post} author={undefined} />
        <PostCard {...post} content={`${awkward.long}. `.repeat(20)} imageUrl={broken} onLike={fn()} />
      </SheetRow>
      <SheetRow label="like and comments: hover, focus, pressed" flow="stack" width="44rem">
        {stillStates.map((state) => (
          <Held key={state} state={state} at="button">
            <PostCard {...post} title={`Like: ${state}`} onLike={fn()} onToggleComments={fn()} />
          </Held>
        ))}
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="20rem">
        {odd.map((each) => (
          <PostCard key={each.title} {...each} onLike={fn()} />
        ))}
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="30rem">
        <PostCard {...post} title={awkward.arabic} content={awkward.arabic} onLike={fn()} liked comments={thread} />
      </SheetRow>
    </StickerSheet>
  ),
})
