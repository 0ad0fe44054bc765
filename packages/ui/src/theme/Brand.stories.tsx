import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../components/badge/index.ts'
import { Button } from '../components/button/index.ts'
import { Card } from '../components/card/index.ts'
import { Checkbox } from '../components/checkbox/index.ts'
import { Link } from '../components/link/index.ts'
import { SegmentedControl } from '../components/segmented-control/index.ts'
import { Inline, Stack } from '../components/stack/index.ts'
import { Switch } from '../components/switch/index.ts'
import { TextField } from '../components/text-field/index.ts'
import { Heading, Text } from '../components/text/index.ts'
import { vars } from './contract.css.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Foundations/Brand',
  parameters: {
    docs: {
      description: {
        component:
          'A host gives everything its own brand by setting a few custom properties, on the root or on any element. Our rules live in cascade layers, so a plain rule of the host wins wherever its style sheet is loaded. `light-dark()` follows the theme, so ten lines serve both.',
      },
    },
  },
})

/** All that a host writes. */
const brand = `
.larch {
  --pp-color-brand-solid: oklch(0.46 0.11 160);
  --pp-color-brand-solid-hover: oklch(0.39 0.095 160);
  --pp-color-brand-on-solid: white;
  --pp-color-brand-edge: light-dark(oklch(0.46 0.11 160), oklch(0.72 0.12 160));
  --pp-color-brand-surface: light-dark(oklch(0.96 0.03 160), oklch(0.28 0.05 160));
  --pp-color-brand-text: light-dark(oklch(0.38 0.1 160), oklch(0.88 0.09 160));
  --pp-color-link: light-dark(oklch(0.4 0.1 160), oklch(0.86 0.1 160));
  --pp-color-focus: light-dark(oklch(0.5 0.13 160), oklch(0.8 0.13 160));
  --pp-radius-control: 0.625rem;
  --pp-font-sans: Georgia, serif;
}
.larch .sign-up { text-transform: uppercase }
`

const segments = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
]

const Sample = ({ name }: { name: string }) => (
  <Card>
    <Stack gap={16}>
      <Heading level={2}>{name}</Heading>
      <Text>
        One flight, shared. <Link href="/rentals">See the aircraft</Link>
      </Text>
      <TextField label={`${name}: home airport`} defaultValue="Palo Alto (PAO)" />
      <SegmentedControl label={`${name}: time`} segments={segments} defaultValue="day" />
      <Inline gap={12}>
        <Switch label={`${name}: open`} defaultChecked />
        <Checkbox label={`${name}: terms`} defaultChecked />
        <Badge tone="brand">Confirmed</Badge>
      </Inline>
      <Inline gap={8}>
        <Button className="sign-up">Schedule Flight</Button>
        <Button variant="soft">Details</Button>
        <Button variant="outline" tone="neutral">
          Cancel
        </Button>
      </Inline>
    </Stack>
  </Card>
)

export const TenLines = meta.story({
  name: 'a brand in ten lines',
  render: () => (
    <div style={{ padding: 24 }}>
      <style>{brand}</style>
      <Stack gap={24}>
        <Heading level={1}>A brand in ten lines</Heading>
        <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }}>
          <Sample name="PilotPair" />
          <div className="larch" style={{ fontFamily: vars.font.sans }}>
            <Sample name="Larch" />
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only what has the focus scrolls by keyboard */}
        <pre tabIndex={0} dir="ltr" aria-label="What the host writes" style={{ overflow: 'auto', margin: 0, fontSize: '0.875rem' }}>
          {brand.trim()}
        </pre>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const [ours, theirs] = canvas.getAllByRole('button', { name: 'Schedule Flight' })
    if (ours === undefined || theirs === undefined) throw new Error('Both samples have a button')
    await expect(getComputedStyle(theirs).backgroundColor).toBe('oklch(0.46 0.11 160)')
    await expect(getComputedStyle(ours).backgroundColor).not.toBe('oklch(0.46 0.11 160)')
    await expect(getComputedStyle(theirs).borderRadius).toBe('10px')
    // A class of the host wins without any effort.
    await expect(getComputedStyle(theirs).textTransform).toBe('uppercase')
    await expect(getComputedStyle(theirs).fontFamily).toContain('Georgia')
  },
})

export const StarterOfAProject = meta.story({
  name: 'a theme that was chosen holds against the colour scheme of a project’s starter',
  tags: ['!autodocs'],
  render: () => (
    <div className="starter" data-theme="contrast-dark" style={{ padding: 24 }}>
      <style>{'.starter { color-scheme: light dark }'}</style>
      <Sample name="Starter" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Starter' })
    await expect(getComputedStyle(heading).colorScheme).toBe('dark')
  },
})
