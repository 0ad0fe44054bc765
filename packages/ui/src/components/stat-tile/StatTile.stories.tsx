import { Mail, Plane } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { tones } from '../../theme/tokens.ts'
import { Skeleton } from '../skeleton/index.ts'
import { Grid } from '../stack/index.ts'
import { StatTile } from './StatTile.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: StatTile,
  title: 'UI/StatTile',
  args: { label: 'Confirmed flights', value: 2, detail: 'Next: Sat 12 Dec, 10:00 PST', icon: <Plane /> },
})

export const Default = meta.story({})

export const AsLink = meta.story({
  render: () => (
    <StatTile label="Pending invites" value={3} detail="Oldest: 5 hours ago" icon={<Mail />} tone="accent" href="/requests" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Pending invites\s*3\s*Oldest: 5 hours ago/ })).toHaveAttribute('href', '/requests')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="tones" flow="stack">
        <Grid columns={{ phone: 1, tablet: 3, desktop: 4 }}>
          {tones.map((tone) => (
            <StatTile key={tone} tone={tone} label={tone} value={12} detail="Oldest: 5 hours ago" icon={<Mail />} />
          ))}
          <StatTile label="hover" value={3} href="/a" data-state="hover" />
          <StatTile label="focus" value={3} href="/a" data-state="focus" />
          <StatTile label="loading" value={<Skeleton width="3ch" />} detail={<Skeleton width="60%" />} />
        </Grid>
      </SheetRow>
      <SheetRow label="longest, unbroken, right to left" flow="stack" width="14rem">
        <StatTile label={awkward.long} value="123,456,789.00" detail={awkward.long} icon={<Mail />} />
        <StatTile label={awkward.unbroken} value={0} detail={awkward.unbroken} icon={<Mail />} />
        <StatTile dir="rtl" label={awkward.arabic} value={0} icon={<Mail />} />
      </SheetRow>
    </StickerSheet>
  ),
})
