import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { aircraftTypes } from '../illustrations/index.ts'
import { Text } from '../text/index.ts'
import { AircraftDetail } from './index.ts'

const skyhawk = {
  name: 'Cessna 172S Skyhawk',
  type: 'single_engine' as const,
  registration: 'N738PA',
  airport: 'Palo Alto (PAO)',
  location: 'Palo Alto, CA',
  year: 2015,
  seats: 4,
  equipment: ['IFR equipped', 'Glass cockpit', 'GPS'],
  rate: 165,
  rateKind: 'Wet' as const,
}

const meta = preview.meta({
  tags: ['autodocs'],
  component: AircraftDetail,
  title: 'Product/AircraftDetail',
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Everything about one aircraft: picture, where it stands, the rate, facts and equipment. Use it as the content of a Dialog titled with its name, whose footer holds what leads on; in lists use AircraftCard.',
      },
    },
  },
  args: skyhawk,
  argTypes: { type: { control: 'select', options: aircraftTypes } },
})

export const Default = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 432, padding: 16 }}>
      <AircraftDetail {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Cessna 172S Skyhawk' })).toBeVisible()
    await expect(canvas.getByText('$165/hr')).toBeVisible()
    await expect(canvas.getByText('Single engine')).toBeVisible()
    await expect(canvas.getByText('Glass cockpit')).toBeVisible()
    await expect(canvas.getByText('Palo Alto (PAO), Palo Alto, CA')).toBeVisible()
  },
})

const Opener = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>About N738PA</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={skyhawk.name}
        footer={<Button onClick={fn()}>Schedule Flight</Button>}
      >
        <AircraftDetail {...skyhawk} />
      </Dialog>
    </>
  )
}

export const InADialog = meta.story({
  render: () => <Opener />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About N738PA' }))
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Cessna 172S Skyhawk' })
    await expect(within(dialog).getByRole('button', { name: 'Schedule Flight' })).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('button', { name: 'About N738PA' })).toHaveFocus()
  },
})

export const LittleKnown = meta.story({
  args: { year: undefined, seats: undefined, equipment: [], location: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not given')).toHaveLength(2)
    await expect(canvas.getByText('None listed')).toBeVisible()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="every type" width="27rem" flow="stack">
        {aircraftTypes.map((type) => (
          <AircraftDetail key={type} {...skyhawk} type={type} more={[{ term: 'Operator', value: 'Golden Bay Aviation' }]} />
        ))}
      </SheetRow>
      <SheetRow label="dry; what follows the facts" width="27rem" flow="stack">
        <AircraftDetail {...skyhawk} rateKind="Dry">
          <Text color="textMuted">Keys are at the desk from 7:00.</Text>
        </AircraftDetail>
      </SheetRow>
      <SheetRow label="little known; longest, unbroken" width="18rem" flow="stack">
        <AircraftDetail name="?" type="helicopter" registration="N1" airport="PAO" rate={0} rateKind="Dry" />
        <AircraftDetail {...skyhawk} name={awkward.long} airport={awkward.unbroken} registration={awkward.unbroken} equipment={[awkward.long, awkward.unbroken]} rate={123_456.78} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" width="27rem" flow="stack">
        <AircraftDetail {...skyhawk} name={awkward.arabic} airport="مطار الملك خالد (RUH)" location={undefined} />
      </SheetRow>
    </StickerSheet>
  ),
})
