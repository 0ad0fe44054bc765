import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { iconSizes } from '../../internal/icon.css.ts'
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
          'One set, named by meaning: `import { FlightIcon } from "@pilotpair/ui/icons"`. Use one beside words or in an IconButton: icons are decorative, the words speak. Larger drawings are under Illustrations.',
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
        {iconSizes.map((size) => (
          <IconSlot key={size} size={size}>
            <icons.FlightIcon />
          </IconSlot>
        ))}
      </SheetRow>
      <SheetRow label="in the colour of the words; in a button that cannot be used">
        <Text color="link">
          <IconSlot>
            <icons.RatingIcon />
          </IconSlot>
        </Text>
        <Text color="textMuted">
          <IconSlot>
            <icons.InfoIcon />
          </IconSlot>
        </Text>
        <Button disabled iconStart={<icons.AddIcon />}>
          New post
        </Button>
      </SheetRow>
    </StickerSheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(names.length + iconSizes.length + 3)
  },
})
