import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../components/card/index.ts'
import { Grid, Inline, Stack } from '../components/stack/index.ts'
import { Heading, Text } from '../components/text/index.ts'
import { SheetRow, StickerSheet } from '../internal/Sheet.tsx'
import { vars } from './contract.css.ts'
import { artNames, radiusNames, shadowNames, spaceSteps, surfaceNames, textSteps, tones } from './tokens.ts'

const meta = preview.meta({ title: 'Foundations/Tokens' })

interface SwatchProps {
  name: string
  color: string
}

const Swatch = ({ name, color }: SwatchProps) => (
  <Stack gap={4}>
    <div
      style={{
        blockSize: '3rem',
        background: color,
        border: `1px solid ${vars.color.lineStrong}`,
        borderRadius: vars.radius.control,
      }}
    />
    <Text size={12} color="textMuted">
      {name}
    </Text>
  </Stack>
)

/** Semantic colours of the theme chosen in the toolbar. */
export const Colour = meta.story({
  render: () => (
    <StickerSheet>
      <Heading level={1}>Colour</Heading>
      <Grid columns={{ phone: 3, tablet: 4 }}>
        {surfaceNames.map((name) => (
          <Swatch key={name} name={name} color={vars.color[name]} />
        ))}
      </Grid>
      <Heading level={2}>Tones</Heading>
      <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>
        {tones.map((tone) => {
          const { surface, border, text, solid, onSolid, edge } = vars.color[tone]
          const shape = { padding: '0.25rem 0.75rem', borderRadius: vars.radius.control }
          return (
            <Card key={tone} padding="compact">
              <Stack gap={6}>
                <Text size={14} weight="strong">
                  {tone}
                </Text>
                <div style={{ ...shape, background: surface, color: text, border: `1px solid ${border}` }}>text on surface</div>
                <div style={{ ...shape, background: solid, color: onSolid, border: `1px solid ${edge}` }}>onSolid on solid</div>
              </Stack>
            </Card>
          )
        })}
      </Grid>
      <Heading level={2}>Drawings</Heading>
      <Grid columns={{ phone: 3, tablet: 4 }}>
        {artNames.map((name) => (
          <Swatch key={name} name={name} color={vars.color.art[name]} />
        ))}
      </Grid>
    </StickerSheet>
  ),
})

/** One variable sans; size and line height on a 4 px grid. Weight carries hierarchy before size does. */
export const Type = meta.story({
  render: () => (
    <StickerSheet>
      <Heading level={1}>Type</Heading>
      {textSteps.map((step) => (
        <SheetRow key={step} label={`${step} px`} flow="stack">
          <Text size={step} weight={step > 16 ? 'strong' : 'regular'}>
            We left Palo Alto at four and flew the ridge.
          </Text>
        </SheetRow>
      ))}
      <SheetRow label="tabular figures" flow="stack">
        <Text numeric>10:00–13:00 · $495.00 · N738PA</Text>
        <Text numeric>11:11–11:11 · $111.11 · N111PA</Text>
      </SheetRow>
    </StickerSheet>
  ),
})

/** Space, corners and depth. Borders come before shadows. */
export const Space = meta.story({
  render: () => (
    <StickerSheet>
      <Heading level={1}>Space</Heading>
      <Inline align="end" gap={16}>
        {spaceSteps.map((step) => (
          <Stack key={step} gap={4}>
            <div style={{ inlineSize: vars.space[step], blockSize: vars.space[step], background: vars.color.brand.border }} />
            <Text size={12} color="textMuted">
              {step}
            </Text>
          </Stack>
        ))}
      </Inline>
      <Inline gap={24}>
        {radiusNames.map((name) => (
          <div
            key={name}
            style={{ padding: '1rem 1.5rem', borderRadius: vars.radius[name], border: `1px solid ${vars.color.control}` }}
          >
            {name}
          </div>
        ))}
        {shadowNames.map((name) => (
          <div
            key={name}
            style={{
              padding: '1rem 1.5rem',
              borderRadius: vars.radius.card,
              boxShadow: vars.shadow[name],
              background: vars.color.raised,
            }}
          >
            {name}
          </div>
        ))}
      </Inline>
    </StickerSheet>
  ),
})
