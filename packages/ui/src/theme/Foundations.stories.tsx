import { useState, type CSSProperties, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../components/button/index.ts'
import { Card } from '../components/card/index.ts'
import { Grid, Inline, Stack } from '../components/stack/index.ts'
import { Heading, Text } from '../components/text/index.ts'
import { SheetRow, StickerSheet } from '../internal/Sheet.tsx'
import { breakpoints } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { accent, brand, danger, info, neutral, success, warning } from './scales.ts'
import {
  artNames, motionNames, radiusNames, shadowNames, sizeNames, spaceSteps, surfaceNames, textSteps, themeNames, toneParts, tones,
  trackNames, weightNames,
} from './tokens.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Foundations/Tokens',
  parameters: {
    docs: {
      description: {
        component:
          'Every page is made from the lists of names that also make the theme contract: a token that is added appears here, one that goes disappears. The name under each sample is the custom property that a host may set.',
      },
    },
  },
})

const scales = { neutral, brand, accent, success, warning, danger, info }

/** "var(--pp-space-8)" as a host writes it: "--pp-space-8". */
const property = (reference: string): string => reference.slice(4, -1)

const Name = ({ children }: { children: string }) => (
  <Text size={12} color="textMuted" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Text>
)

interface PageProps {
  title: string
  children: ReactNode
  /** One sentence on how to use what is shown. */
  lead: string
}

const Page = ({ title, lead, children }: PageProps) => (
  <StickerSheet>
    <Stack gap={4}>
      <Heading level={1}>{title}</Heading>
      <Text color="textMuted">{lead}</Text>
    </Stack>
    {children}
  </StickerSheet>
)

const Swatch = ({ reference }: { reference: string }) => (
  <Stack gap={4}>
    <div
      style={{
        blockSize: '3rem',
        background: reference,
        border: `1px solid ${vars.color.lineStrong}`,
        borderRadius: vars.radius.control,
        forcedColorAdjust: 'none',
      }}
    />
    <Name>{property(reference)}</Name>
  </Stack>
)

const ToneCard = ({ tone }: { tone: (typeof tones)[number] }) => {
  const { surface, border, text, solid, onSolid, edge } = vars.color[tone]
  const shape = { padding: '0.25rem 0.75rem', borderRadius: vars.radius.control }
  return (
    <Card padding="compact">
      <Stack gap={6}>
        <Text size={14} weight="strong">
          {tone}
        </Text>
        <div style={{ ...shape, background: surface, color: text, border: `1px solid ${border}` }}>text on surface</div>
        <div style={{ ...shape, background: solid, color: onSolid, border: `1px solid ${edge}` }}>onSolid on solid</div>
        {toneParts.map((part) => (
          <Name key={part}>{property(vars.color[tone][part])}</Name>
        ))}
      </Stack>
    </Card>
  )
}

/** Semantic colours of the theme chosen in the toolbar. */
export const Colour = meta.story({
  render: () => (
    <Page title="Colour" lead={`Semantic names; each of ${themeNames.join(', ')} fills all of them.`}>
      <Grid columns={{ phone: 2, tablet: 4 }}>
        {surfaceNames.map((name) => (
          <Swatch key={name} reference={vars.color[name]} />
        ))}
      </Grid>
      <Heading level={2}>Tones</Heading>
      <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>
        {tones.map((tone) => (
          <ToneCard key={tone} tone={tone} />
        ))}
      </Grid>
      <Heading level={2}>Drawings</Heading>
      <Grid columns={{ phone: 2, tablet: 4 }}>
        {artNames.map((name) => (
          <Swatch key={name} reference={vars.color.art[name]} />
        ))}
      </Grid>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--pp-color-brand-solid')).toBeVisible()
  },
})

/** Raw OKLCH scales: even steps in lightness per hue. Only theme files read them. */
export const Scales = meta.story({
  render: () => (
    <Page title="Colour scales" lead="OKLCH, twelve even steps each. Themes are made from them; components never read them.">
      {tones.map((tone) => (
        <SheetRow key={tone} label={tone} flow="stack">
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', borderRadius: vars.radius.control, overflow: 'clip' }}>
            {Object.values(scales[tone]).map((color) => (
              <div key={color} style={{ blockSize: '3rem', background: color, forcedColorAdjust: 'none' }} />
            ))}
          </div>
        </SheetRow>
      ))}
    </Page>
  ),
})

/** One variable sans; size and line height on a 4 px grid. Weight carries hierarchy before size does. */
export const Type = meta.story({
  render: () => (
    <Page title="Type" lead="Inter variable. Sizes follow the reader's font size; weight carries hierarchy before size does.">
      {textSteps.map((step) => (
        <SheetRow key={step} label={`${property(vars.text[step].size)} · ${property(vars.text[step].line)}`} flow="stack">
          <Text size={step} weight={step > 16 ? 'strong' : 'regular'}>
            We left Palo Alto at four and flew the ridge.
          </Text>
        </SheetRow>
      ))}
      {weightNames.map((weight) => (
        <SheetRow key={weight} label={property(vars.weight[weight])} flow="stack">
          <Text weight={weight}>Share the flight</Text>
        </SheetRow>
      ))}
      {trackNames.map((track) => (
        <SheetRow key={track} label={property(vars.track[track])} flow="stack">
          <Text size={28} weight="strong" style={{ letterSpacing: vars.track[track] }}>
            Share the flight
          </Text>
        </SheetRow>
      ))}
      <SheetRow label="tabular figures for times, prices, registrations" flow="stack">
        <Text numeric>10:00–13:00 · $495.00 · N738PA</Text>
        <Text numeric>11:11–11:11 · $111.11 · N111PA</Text>
      </SheetRow>
    </Page>
  ),
})

/** Space on a 4 px base, and the sizes that controls and pages share. */
export const Space = meta.story({
  render: () => (
    <Page title="Space" lead="Steps are named by their size in px at the default font size, and grow with it.">
      <Inline align="end" gap={16}>
        {spaceSteps.map((step) => (
          <Stack key={step} gap={4}>
            <div style={{ inlineSize: vars.space[step], blockSize: vars.space[step], background: vars.color.brand.solid }} />
            <Name>{String(step)}</Name>
          </Stack>
        ))}
      </Inline>
      <Heading level={2}>Sizes</Heading>
      {sizeNames
        .filter((name) => name !== 'iconStroke')
        .map((name) => (
          <SheetRow key={name} label={property(vars.size[name])} flow="stack">
            <div style={{ inlineSize: vars.size[name], maxInlineSize: '100%', blockSize: '0.5rem', background: vars.color.brand.solid }} />
          </SheetRow>
        ))}
      <Heading level={2}>Widths at which layouts change</Heading>
      {Object.entries(breakpoints).map(([name, width]) => (
        <SheetRow key={name} label={`${name}: ${width}`} flow="stack">
          <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: '0.5rem', background: vars.color.accent.solid }} />
        </SheetRow>
      ))}
    </Page>
  ),
})

const box: CSSProperties = { display: 'grid', placeItems: 'center', blockSize: '6rem', padding: '0.5rem', background: vars.color.raised }

/** Corners: 6 px controls, 12 px cards, full for people and pills. */
export const Radii = meta.story({
  render: () => (
    <Page title="Radii" lead="Small for marks and tags, control for what is pressed, card for what holds, full for people and pills.">
      <Grid columns={{ phone: 2, tablet: 4 }}>
        {radiusNames.map((name) => (
          <div key={name} style={{ ...box, borderRadius: vars.radius[name], border: `1px solid ${vars.color.control}` }}>
            <Name>{property(vars.radius[name])}</Name>
          </div>
        ))}
      </Grid>
    </Page>
  ),
})

/** Two shadows. Borders come before shadows. */
export const Shadows = meta.story({
  render: () => (
    <Page title="Shadows" lead="Borders come before shadows: resting answers a pointer, floating lifts what lies over the page.">
      <Grid columns={{ phone: 1, tablet: 2 }} gap={32}>
        {shadowNames.map((name) => (
          <div key={name} style={{ ...box, borderRadius: vars.radius.card, boxShadow: vars.shadow[name] }}>
            <Name>{property(vars.shadow[name])}</Name>
          </div>
        ))}
      </Grid>
    </Page>
  ),
})

const Mover = ({ duration, isThere }: { duration: string; isThere: boolean }) => (
  <div style={{ inlineSize: '100%', maxInlineSize: '20rem' }}>
    <div
      style={{
        inlineSize: '2rem',
        blockSize: '2rem',
        marginInlineStart: isThere ? 'calc(100% - 2rem)' : 0,
        borderRadius: vars.radius.full,
        background: vars.color.brand.solid,
        transition: `margin-inline-start ${duration} ${vars.motion.ease}`,
      }}
    />
  </div>
)

const Motions = () => {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <Inline>
        <Button onClick={() => setThere(!isThere)}>Move</Button>
      </Inline>
      {motionNames
        .filter((name) => name !== 'ease')
        .map((name) => (
          <SheetRow key={name} label={`${property(vars.motion[name])} · ${property(vars.motion.ease)}`} flow="stack">
            <Mover duration={vars.motion[name]} isThere={isThere} />
          </SheetRow>
        ))}
    </>
  )
}

/** 120 ms for an answer, 200 ms for what enters. */
export const Motion = meta.story({
  render: () => (
    <Page title="Motion" lead="120 ms for an answer, 200 ms for what enters; both are 0 for people who asked for less motion.">
      <Motions />
    </Page>
  ),
})
