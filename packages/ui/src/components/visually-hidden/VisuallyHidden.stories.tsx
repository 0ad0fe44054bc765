import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({ tags: ['autodocs'], component: VisuallyHidden, title: 'UI/VisuallyHidden' })

export const Default = meta.story({
  render: () => (
    <button type="button">
      Delete <VisuallyHidden>N738PA</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete N738PA' })).toBeVisible()
    await expect(canvas.getByText('N738PA').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})
