import { SlidersHorizontal } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TextField } from '../text-field/index.ts'
import { Disclosure, disclosureVariants } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    title: 'Advanced Search',
    icon: <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden />,
    summary: 'IFR equipped, up to $500/hr',
    children: <TextField label="Search" />,
    onOpenChange: fn(),
  },
  argTypes: { variant: { control: 'radio', options: disclosureVariants } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Closed = meta.story()
export const Open = meta.story({ args: { defaultOpen: true } })

Closed.test('opens and closes by keyboard, keeps what was typed, shows the summary only while closed', async ({ canvas, args }) => {
  const header = canvas.getByRole('button', { name: /Advanced Search/ })
  await expect(canvas.getByText('IFR equipped, up to $500/hr')).toBeVisible()
  header.focus()
  await userEvent.keyboard('{Enter}')
  await expect(header).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.queryByText('IFR equipped, up to $500/hr')).toBeNull()
  await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'Cessna')
  await userEvent.click(header)
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await userEvent.click(header)
  await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('Cessna')
  await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true)
  await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false)
})

export const Sheet = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Disclosure title={'x'.repeat(200)} summary={'y'.repeat(300)}>
        content
      </Disclosure>
      <Disclosure title="بحث متقدم" summary="حتى $500/hr">
        content
      </Disclosure>
      <Disclosure title="Plain" variant="plain" defaultOpen>
        Content without a card.
      </Disclosure>
    </div>
  ),
})
