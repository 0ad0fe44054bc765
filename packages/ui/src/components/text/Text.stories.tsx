import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { textSteps } from '../../theme/tokens.ts'
import { headingLevels } from './Text.css.ts'
import { Heading, Text } from './Text.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Text,
  subcomponents: { Heading },
  title: 'UI/Text',
  args: { children: 'We left Palo Alto at four.' },
})

export const Default = meta.story({})

export const LooksLikeAnotherLevel = meta.story({
  tags: ['!autodocs'],
  render: () => <Heading level={1} looksLike={2}>Available Aircraft</Heading>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: '18px' })
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="headings" flow="stack">
        {headingLevels.map((level) => <Heading key={level} level={level}>Heading {level}</Heading>)}
      </SheetRow>
      <SheetRow label="sizes" flow="stack">
        {textSteps.map((size) => <Text key={size} size={size} numeric>{size}: $165/hr × 3 hours</Text>)}
      </SheetRow>
      <SheetRow label="colours and weights" flow="stack">
        <Text color="textMuted">Muted</Text>
        <Text color="textQuiet">Quiet</Text>
        <Text weight="medium">Medium</Text>
        <Text weight="strong">Strong</Text>
      </SheetRow>
      <SheetRow label="truncated, longest, its own direction" flow="stack" width="14rem">
        <Text truncate>{awkward.long}</Text>
        <Text truncate>{awkward.unbroken}</Text>
        <Text>{awkward.long}</Text>
        <Text dir="auto">{awkward.arabic}</Text>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="14rem">
        <Heading level={2}>{awkward.arabic}</Heading>
        <Text>{awkward.arabic}</Text>
        <Text truncate>{awkward.arabic.repeat(3)}</Text>
      </SheetRow>
    </StickerSheet>
  ),
})
