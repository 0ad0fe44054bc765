import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { PilotCard, PilotCardSkeleton, PilotGrid, type PilotCardProps } from './index.ts'

const press = fn()
const view = (name: string) => (
  <Button variant="outline" tone="neutral" size="compact" aria-label={`View ${name}`} onClick={press}>
    View
  </Button>
)
const propose = (name: string) => (
  <Button variant="soft" size="compact" aria-label={`Propose Flight to ${name}`} onClick={press}>
    Propose Flight
  </Button>
)

const pilots: PilotCardProps[] = [
  { name: 'Daniel Okafor', homeAirport: 'Palo Alto (PAO)', licenseType: 'Commercial', flightHours: 640, matchReason: 'Same home airport' },
  { name: 'Priya Raman', homeAirport: 'San Carlos (SQL)', licenseType: 'Private', flightHours: 212, matchReason: 'Rate range fits' },
  { name: 'Tom Hallgren', homeAirport: 'San Jose (SJC)', licenseType: 'Airline transport', flightHours: 4310, matchReason: 'Prefers Palo Alto (PAO)' },
  { name: 'Elena Marchetti', homeAirport: 'Half Moon Bay (HAF)', licenseType: 'Instructor', flightHours: 1875.5, matchReason: 'Airport in common' },
]

const meta = preview.meta({
  tags: ['autodocs'],
  component: PilotCard,
  subcomponents: { PilotGrid, PilotCardSkeleton },
  title: 'Product/PilotCard',
  parameters: {
    docs: {
      description: {
        component:
          'A pilot one could fly with. Use it where pilots are compared; for the other pilot of a flight that exists use FlightRequestCard or FlightCard. In the explorer the action opens the details; in Compatible Co-Pilots the card adds why this pilot fits and "Propose Flight". Lay several out in a PilotGrid, with PilotCardSkeletons while they load.',
      },
    },
  },
  args: { name: 'Daniel Okafor', homeAirport: 'Palo Alto (PAO)', licenseType: 'Commercial', flightHours: 640 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1248, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 384 }}>
      <PilotCard {...args} actions={view(args.name)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Daniel Okafor' })).toBeVisible()
    await expect(canvas.getByText('Commercial')).toBeVisible()
    await expect(canvas.getByText('640')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'View Daniel Okafor' }))
    await expect(press).toHaveBeenCalled()
  },
})

export const Match = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 384 }}>
      <PilotCard {...args} matchReason="Same home airport" actions={propose(args.name)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Same home airport')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Propose Flight to Daniel Okafor' })).toBeVisible()
  },
})

export const NothingKnown = meta.story({
  args: { licenseType: undefined, flightHours: undefined, homeAirport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not given')).toHaveLength(2)
  },
})

export const HoursFollowTheLocale = meta.story({
  tags: ['!autodocs'],
  args: { flightHours: 1234.56, locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.234,6')).toBeVisible()
  },
})

export const Matches = meta.story({
  render: () => (
    <PilotGrid>
      {pilots.map((pilot) => (
        <PilotCard key={pilot.name} {...pilot} actions={propose(pilot.name)} />
      ))}
    </PilotGrid>
  ),
})

export const Loading = meta.story({
  render: () => (
    <SkeletonGroup label="Loading pilots">
      <PilotGrid>
        <PilotCardSkeleton />
        <PilotCardSkeleton />
        <PilotCardSkeleton />
      </PilotGrid>
    </SkeletonGroup>
  ),
})

export const C35Narrow = meta.story({
  name: 'c35: unbroken and right-to-left names stay inside 320 px',
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <PilotCard name={awkward.unbroken} homeAirport={awkward.arabic} licenseType={awkward.long} flightHours={123_456_789} matchReason={awkward.unbroken} actions={propose('x')} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    await expect(getComputedStyle(canvas.getByText(awkward.arabic)).direction).toBe('rtl')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="explorer, match, without actions, nothing known" flow="stack">
        <PilotGrid>
          <PilotCard name="Daniel Okafor" homeAirport="Palo Alto (PAO)" licenseType="Commercial" flightHours={640} actions={view('Daniel')} />
          <PilotCard {...pilots[2]} name="Tom Hallgren" actions={propose('Tom')} />
          <PilotCard name="Sam Whitfield" homeAirport="Reid-Hillview (RHV)" licenseType="Private" flightHours={0} />
          <PilotCard name="?" />
        </PilotGrid>
      </SheetRow>
      <SheetRow label="loading" flow="stack">
        <SkeletonGroup label="Loading pilots">
          <PilotGrid>
            <PilotCardSkeleton />
            <PilotCardSkeleton />
          </PilotGrid>
        </SkeletonGroup>
      </SheetRow>
      <SheetRow label="longest, unbroken" width="18rem" flow="stack">
        <PilotCard name={awkward.long} homeAirport={awkward.unbroken} licenseType={awkward.unbroken} flightHours={123_456_789} matchReason={awkward.long} actions={propose('x')} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" width="22rem" flow="stack">
        <PilotCard name="ليلى حداد" homeAirport={awkward.arabic} licenseType="تجاري" flightHours={640} matchReason="نفس المطار" actions={propose('ليلى')} />
      </SheetRow>
    </StickerSheet>
  ),
})
