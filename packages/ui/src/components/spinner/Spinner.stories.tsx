import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Spinner } from './Spinner.tsx'
import { spinnerSizes } from './Spinner.css.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Spinner,
  title: 'UI/Spinner',
  args: { label: 'Loading messages' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading messages')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="sizes">
        {spinnerSizes.map((size) => <Spinner key={size} size={size} decorative />)}
      </SheetRow>
    </StickerSheet>
  ),
})
