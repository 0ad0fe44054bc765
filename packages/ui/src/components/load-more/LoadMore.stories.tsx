import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LoadMore } from './index.ts'

const meta = preview.meta({
  title: 'UI/LoadMore',
  component: LoadMore,
  args: { summary: 'Showing 24 of 240 aircraft', hasMore: true, onLoadMore: fn() },
})

export const Default = meta.story()

Default.test('asks for the next part', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await expect(args.onLoadMore).toHaveBeenCalledOnce()
})

export const Sheet = meta.story({
  render: () => (
    <>
      <LoadMore summary="Showing 24 of 240 aircraft" hasMore onLoadMore={fn()} pendingLabel="Loading..." />
      <LoadMore summary="Showing 240 of 240 aircraft" hasMore={false} onLoadMore={fn()} />
      <LoadMore summary="Showing 24 of 240 aircraft" hasMore onLoadMore={fn()} error="Could not load aircraft." />
    </>
  ),
})
