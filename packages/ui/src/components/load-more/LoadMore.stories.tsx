import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { LoadMore } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/LoadMore',
  component: LoadMore,
  args: { summary: 'Showing 24 of 240 aircraft', hasMore: true, onLoadMore: fn() },
})

export const Default = meta.story()

Default.test('asks for the next part', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await expect(args.onLoadMore).toHaveBeenCalledOnce()
})

const Ending = () => {
  const [shown, setShown] = useState(24)
  return <LoadMore summary={`Showing ${shown} of 48 aircraft`} hasMore={shown < 48} onLoadMore={() => setShown(48)} />
}

export const LastPart = meta.story({
  tags: ['!autodocs'],
  render: () => <Ending />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 48 of 48 aircraft')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="more; loading; all; failed" flow="stack">
        <LoadMore summary="Showing 24 of 240 aircraft" hasMore onLoadMore={fn()} />
        <LoadMore summary="Showing 24 of 240 aircraft" hasMore onLoadMore={fn()} pendingLabel="Loading..." />
        <LoadMore summary="Showing 240 of 240 aircraft" hasMore={false} onLoadMore={fn()} />
        <LoadMore summary="Showing 24 of 240 aircraft" hasMore onLoadMore={fn()} error="Could not load aircraft." />
      </SheetRow>
      <SheetRow label="hover, focus" flow="stack">
        <Held state="hover" at="button">
          <LoadMore summary="Showing 24 of 240 aircraft" hasMore onLoadMore={fn()} />
        </Held>
        <Held state="focus" at="button">
          <LoadMore summary="Showing 24 of 240 aircraft" hasMore onLoadMore={fn()} />
        </Held>
      </SheetRow>
      <SheetRow label="longest, unbroken" width="20rem" flow="stack">
        <LoadMore summary={awkward.long} hasMore onLoadMore={fn()} error={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <LoadMore summary={awkward.arabic} hasMore onLoadMore={fn()} />
      </SheetRow>
    </StickerSheet>
  ),
})
