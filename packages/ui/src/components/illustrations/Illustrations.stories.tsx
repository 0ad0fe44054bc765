import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AircraftDrawing, aircraftTypes, EmptyDrawing, emptyDrawings, PanelScene, panelScenes, RouteLine, SkyTileScene } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/Illustrations',
  component: AircraftDrawing,
  args: { type: 'single_engine' as const, label: 'Cessna 172S Skyhawk', seed: 'N738PA' },
  argTypes: { type: { control: 'select', options: aircraftTypes } },
})

export const Aircraft = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 384, aspectRatio: '3 / 2' }}>
      <AircraftDrawing {...args} />
    </div>
  ),
})

Aircraft.test('is named when it carries meaning', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Cessna 172S Skyhawk' })).toBeVisible()
})

export const Sheet = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', padding: 16 }}>
      {aircraftTypes.flatMap((type) =>
        ['N738PA', 'N2847R', 'N622SC', 'N5133E', 'N42DT', 'G-ABCD'].map((seed) => (
          <div key={type + seed} style={{ aspectRatio: '3 / 2' }}>
            <AircraftDrawing type={type} seed={seed} label={`${type} ${seed}`} />
          </div>
        )),
      )}
    </div>
  ),
})

export const Drawings = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', padding: 16 }}>
      {emptyDrawings.map((name) => (
        <EmptyDrawing key={name} name={name} />
      ))}
      <div style={{ inlineSize: 240 }}>
        <RouteLine />
      </div>
    </div>
  ),
})

export const Panels = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', padding: 16 }}>
      {panelScenes.map((name) => (
        <div key={name} style={{ position: 'relative', blockSize: 480 }}>
          <PanelScene name={name} />
        </div>
      ))}
      <div style={{ position: 'relative', blockSize: 170, gridColumn: '1 / -1' }}>
        <SkyTileScene />
      </div>
    </div>
  ),
})
