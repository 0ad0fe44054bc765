import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { CommentList, type Comment } from './index.ts'

const comments: readonly Comment[] = [
  { id: '1', author: { name: 'Daniel Okafor' }, text: 'That light. What time did you turn back?', at: '2026-12-03T02:02:00Z', likes: 4 },
  { id: '2', author: { name: 'Maya Lindqvist' }, text: 'Wheels up 16:50.\nHome after sunset.', at: '2026-12-04T02:10:00Z', likes: 1, liked: true, deletable: true },
  { id: '3', text: 'I left, my words stay.' },
]

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Product/CommentList',
  component: CommentList,
  args: { comments, onLike: fn(), onDelete: fn(), sameDayAs: '2026-12-03T01:40:00Z', timeZone: 'America/Los_Angeles', locale: 'en-US' },
  parameters: {
    docs: { description: { component: 'The comments under a post. Use it inside PostCard, together with a CommentForm; messages between two people belong in a MessageList.' } },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18:02')).toBeVisible()
    await expect(canvas.getByText('Thu 3 Dec, 18:10')).toBeVisible()
    await expect(canvas.getByText('Deleted user')).toBeVisible()
  },
})

Default.test('likes and deletes by name', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Like the comment by Daniel Okafor, 4 likes', pressed: false }))
  await expect(args.onLike).toHaveBeenCalledWith('1')
  await userEvent.click(canvas.getByRole('button', { name: 'Delete the comment by Maya Lindqvist' }))
  await expect(args.onDelete).toHaveBeenCalledWith('2')
  await expect(canvas.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1)
})

export const Empty = meta.story({
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})

const odd: readonly Comment[] = [
  { id: '1', author: { name: awkward.unbroken }, text: 'a'.repeat(400), at: '2026-12-03T02:02:00Z', likes: 12345 },
  { id: '2', author: { name: 'محمد علي (الطيار)' }, text: awkward.arabic, at: '2026-12-03T02:02:00Z', liked: true, likes: 1 },
  { id: '3', author: { name: 'Eve' }, text: '<img src=x onerror=alert(1)>', deletable: true },
]

export const C35Narrow = meta.story({
  name: 'c35: long and right-to-left comments stay inside 320 px and find their own direction',
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <CommentList {...args} comments={odd} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(288)
    await expect(getComputedStyle(canvas.getByText(awkward.arabic)).direction).toBe('rtl')
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  },
})

const fixed = { timeZone: 'America/Los_Angeles', locale: 'en-US', onLike: fn(), onDelete: fn() }

export const Sheet = meta.story({
  name: 'Sheet',
  decorators: [],
  render: () => (
    <StickerSheet>
      <SheetRow label="likes, own, left" flow="stack" width="40rem">
        <CommentList {...fixed} comments={comments} />
      </SheetRow>
      <SheetRow label="read only" flow="stack" width="40rem">
        <CommentList comments={comments} timeZone="UTC" />
      </SheetRow>
      <SheetRow label="likes: hover, pressed, focus; delete: hover" flow="stack" width="40rem">
        <Held state="hover" at="li:nth-child(1) button">
          <Held state="pressed" at="li:nth-child(2) button">
            <Held state="focus" at="li:nth-child(3) button">
              <Held state="hover" at="li:nth-child(2) button:last-child">
                <CommentList {...fixed} comments={comments} aria-label="Held" />
              </Held>
            </Held>
          </Held>
        </Held>
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="18rem">
        <CommentList {...fixed} comments={[...odd, { id: '4', author: { name: awkward.long }, text: awkward.long, likes: 2 }]} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="30rem">
        <CommentList {...fixed} comments={odd.slice(1)} />
      </SheetRow>
    </StickerSheet>
  ),
})
