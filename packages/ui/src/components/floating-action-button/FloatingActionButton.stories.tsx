import { Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, stillStates, StickerSheet } from '../../internal/Sheet.tsx'
import { FloatingActionButton } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  component: FloatingActionButton,
  title: 'UI/FloatingActionButton',
  args: { icon: <Plus />, label: 'New post', onClick: fn() },
})

const isInCorner = async (element: HTMLElement) => {
  const { right, bottom } = element.getBoundingClientRect()
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  await expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight)
  await expect(getComputedStyle(element).position).toBe('fixed')
}

export const Default = meta.story({
  render: (args) => (
    <div style={{ blockSize: 1200 }}>
      <FloatingActionButton {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'New post' })
    await isInCorner(button)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'New post' })
    await isInCorner(button)
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([56, 56])
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states">
        <FloatingActionButton placement="inline" icon={<Plus />} label="New post" />
        {stillStates.map((state) => (
          <FloatingActionButton key={state} placement="inline" icon={<Plus />} label={state} data-state={state} />
        ))}
        <FloatingActionButton placement="inline" icon={<Plus />} label="disabled" disabled />
        <FloatingActionButton placement="inline" icon={<Plus />} label="accent" tone="accent" />
      </SheetRow>
      <SheetRow label="longest, unbroken" width="16rem">
        <FloatingActionButton placement="inline" icon={<Plus />} label={awkward.long} />
        <FloatingActionButton placement="inline" icon={<Plus />} label={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <FloatingActionButton placement="inline" icon={<Plus />} label="منشور جديد" />
      </SheetRow>
    </StickerSheet>
  ),
})
