import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Badge } from '../badge/index.ts'
import { Card } from '../card/index.ts'
import { Grid, Inline, Stack } from './Stack.tsx'

const meta = preview.meta({ tags: ['autodocs'], component: Stack, subcomponents: { Inline, Grid }, title: 'UI/Stack' })

const cards = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']

export const Default = meta.story({
  render: (args) => (
    <Stack {...args}>
      {cards.slice(0, 3).map((name) => <Card key={name} padding="compact">{name}</Card>)}
    </Stack>
  ),
})

export const ListKeepsItsMeaning = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack as="ul">
      {cards.map((name) => <li key={name}>{name}</li>)}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="Inline, wrapping in 12 rem" width="12rem" flow="stack">
        <Inline>{cards.map((name) => <Badge key={name}>{name}</Badge>)}</Inline>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" width="12rem" flow="stack">
        <Inline>{cards.map((name) => <Badge key={name}>{name}</Badge>)}</Inline>
      </SheetRow>
      <SheetRow label="Grid of 1, 2 and 3 columns by width" flow="stack">
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap={{ phone: 12, desktop: 24 }}>
          {cards.map((name) => <Card key={name} padding="compact">{name}</Card>)}
        </Grid>
      </SheetRow>
    </StickerSheet>
  ),
})
