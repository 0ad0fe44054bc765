import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { Text } from '../text/index.ts'
import * as icons from './index.ts'

const names = Object.keys(icons)

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/Icons',
  parameters: {
    docs: {
      description: {
        component:
          'One set, named by meaning: `import { FlightIcon } from "@pilotpair/ui/icons"`. They are decorative; the words beside them speak.',
      },
    },
  },
})

export const InAButton = meta.story({
  render: () => (
    <div style={{ padding: 16 }}>
      <Button iconStart={<icons.AddIcon />}>New post</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'New post' })
    await expect(button.querySelector('svg')?.getBoundingClientRect().width).toBe(20)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: 16 }}>
        {Object.entries(icons).map(([name, Drawing]) => (
          <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
            <IconSlot size="large">
              <Drawing />
            </IconSlot>
            <Text size={12} color="textMuted">
              {name}
            </Text>
          </div>
        ))}
      </div>
      <SheetRow label="sizes">
        {(['tiny', 'small', 'medium', 'large'] as const).map((size) => (
          <IconSlot key={size} size={size}>
            <icons.FlightIcon />
          </IconSlot>
        ))}
      </SheetRow>
    </StickerSheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(names.length + 4)
  },
})
