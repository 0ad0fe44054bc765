import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { aircraftTypes } from '../illustrations/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { AircraftCard, AircraftCardSkeleton, AircraftGrid, rateKinds, type AircraftCardProps } from './index.ts'

const action = <Button variant="soft">Schedule Flight</Button>

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/AircraftCard',
  component: AircraftCard,
  subcomponents: { AircraftGrid, AircraftCardSkeleton },
  args: {
    name: 'Cessna 172S Skyhawk',
    type: 'single_engine' as const,
    registration: 'N738PA',
    airport: 'Palo Alto (PAO)',
    year: 2015,
    seats: 4,
    features: ['IFR', 'Glass cockpit'],
    rate: 165,
    rateKind: 'Wet' as const,
    onInfo: fn(),
    action,
  },
  argTypes: {
    type: { control: 'select', options: aircraftTypes },
    rateKind: { control: 'radio', options: rateKinds },
  },
})

export const Default = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 384, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

Default.test('opens its details', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'About N738PA' }))
  await expect(args.onInfo).toHaveBeenCalledOnce()
})

Default.test('writes the rate as "$X/hr" with its kind', async ({ canvas }) => {
  await expect(canvas.getByText('$165/hr')).toBeVisible()
  await expect(canvas.getByText('Wet')).toBeVisible()
})

const fleet: AircraftCardProps[] = [
  { name: 'Cessna 172S Skyhawk', type: 'single_engine', registration: 'N738PA', airport: 'Palo Alto (PAO)', year: 2015, seats: 4, features: ['IFR', 'Glass cockpit'], rate: 165, rateKind: 'Wet' },
  { name: 'Piper PA-28-181 Archer', type: 'single_engine', registration: 'N2847R', airport: 'Reid-Hillview (RHV)', year: 1998, seats: 4, features: ['IFR', 'Traditional gauges'], rate: 158, rateKind: 'Dry' },
  { name: 'Cirrus SR22', type: 'single_engine', registration: 'N622SC', airport: 'San Carlos (SQL)', year: 2021, seats: 4, features: ['IFR', 'Autopilot'], rate: 340, rateKind: 'Wet' },
  { name: 'Diamond DA42', type: 'multi_engine', registration: 'N42DT', airport: 'San Jose (SJC)', year: 2018, seats: 4, features: ['IFR', 'Glass cockpit'], rate: 465, rateKind: 'Wet' },
  { name: 'Robinson R44', type: 'helicopter', registration: 'N744HB', airport: 'Half Moon Bay (HAF)', year: 2012, seats: 3, features: ['GPS'], rate: 389, rateKind: 'Wet' },
  { name: 'Cessna 172N Skyhawk', type: 'single_engine', registration: 'N5133E', airport: 'Hayward (HWD)', year: 1979, seats: 1, features: ['GPS', 'Traditional gauges'], rate: 142.5, rateKind: 'Dry' },
]

const Grid = ({ cards }: { cards: readonly AircraftCardProps[] }) => (
  <div style={{ maxInlineSize: 1248, marginInline: 'auto', padding: 16 }}>
    <AircraftGrid>
      {cards.map((card) => (
        <AircraftCard key={card.registration} {...card} onInfo={fn()} action={action} />
      ))}
    </AircraftGrid>
  </div>
)

export const Fleet = meta.story({ render: () => <Grid cards={fleet} /> })

export const Loading = meta.story({
  render: () => (
    <SkeletonGroup label="Loading available aircraft..." style={{ maxInlineSize: 1248, marginInline: 'auto', padding: 16 }}>
      <AircraftGrid>
        <AircraftCardSkeleton />
        <AircraftCardSkeleton />
        <AircraftCardSkeleton />
      </AircraftGrid>
    </SkeletonGroup>
  ),
})

const odd: AircraftCardProps[] = [
  { name: awkward.unbroken.repeat(4), type: 'single_engine', registration: 'N'.repeat(60), airport: awkward.long.repeat(2), features: ['c'.repeat(80)], rate: 123456.78, rateKind: 'Dry' },
  { name: 'سيسنا 172 (سكاي هوك) 10:30', type: 'single_engine', registration: 'HZ-ABC', airport: 'مطار الملك خالد الدولي (RUH)', year: 2001, seats: 4, features: ['IFR'], rate: 180, rateKind: 'Wet' },
  { name: '<img src=x onerror=alert(1)>', type: 'helicopter', registration: '4X-ABC', airport: 'הרצליה (HRZ)', rate: 0, rateKind: 'Dry' },
]

/** Cards far from the window are not drawn; the picture has all of them. */
const drawn = { style: { contentVisibility: 'visible' } } as const

const card: AircraftCardProps = {
  ...drawn,
  name: 'Cessna 172S Skyhawk', type: 'single_engine', registration: 'N738PA', airport: 'Palo Alto (PAO)', year: 2015,
  seats: 4, features: ['IFR', 'Glass cockpit'], rate: 165, rateKind: 'Wet',
}

export const Sheet = meta.story({
  name: 'Sheet',
  render: () => (
    <StickerSheet>
      <SheetRow label="every type, wet and dry; without button; least" flow="stack">
        <AircraftGrid>
          {aircraftTypes.map((type, at) => (
            <AircraftCard key={type} {...card} type={type} rateKind={at === 0 ? 'Wet' : 'Dry'} onInfo={fn()} action={action} />
          ))}
          <AircraftCard {...card} action={<Button disabled>Schedule Flight</Button>} />
          <AircraftCard {...drawn} name="Piper PA-28" type="single_engine" registration="N1" airport="PAO" rate={0} rateKind="Dry" />
        </AircraftGrid>
      </SheetRow>
      <SheetRow label="hover; about: focus; on its way" flow="stack">
        <AircraftGrid>
          <Held state="hover" at="article">
            <AircraftCard {...card} onInfo={fn()} action={action} />
          </Held>
          <Held state="focus" at="button">
            <AircraftCard {...card} onInfo={fn()} action={action} />
          </Held>
          <AircraftCardSkeleton {...drawn} />
        </AircraftGrid>
      </SheetRow>
      <SheetRow label="longest, unbroken, other scripts, markup" flow="stack">
        <AircraftGrid>
          {odd.map((each) => (
            <AircraftCard key={each.registration} {...each} {...drawn} onInfo={fn()} action={action} />
          ))}
        </AircraftGrid>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" width="20rem" flow="stack">
        <AircraftCard {...card} name={awkward.arabic} airport="مطار الملك خالد (RUH)" onInfo={fn()} action={<Button variant="soft">احجز</Button>} />
      </SheetRow>
    </StickerSheet>
  ),
})

export const Narrow = meta.story({
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Grid cards={odd.slice(0, 2)} />
    </div>
  ),
})

Narrow.test('c35: unbroken and right-to-left texts stay inside 320 px and find their own direction', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { name: 'سيسنا 172 (سكاي هوك) 10:30' })
  await expect(getComputedStyle(heading).direction).toBe('rtl')
  for (const card of canvas.getAllByRole('article')) {
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    await expect(card.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  }
})
