import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import {
  AircraftDrawing, aircraftTypes, EmptyDrawing, emptyDrawings, PanelScene, panelScenes, RouteLine, SkyTileScene, wings,
} from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/Illustrations',
  component: AircraftDrawing,
  subcomponents: { EmptyDrawing, PanelScene, SkyTileScene, RouteLine },
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

const marks = ['N738PA', 'N2847R', 'N622SC', 'N5133E', 'N42DT', 'G-ABCD']
const columns = (least: string) =>
  ({ display: 'grid', gap: 16, gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` }) as const

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {aircraftTypes.map((type) => (
        <SheetRow key={type} label={`${type}, as its mark has it`} flow="stack">
          <div style={columns('9rem')}>
            {marks.map((seed) => (
              <div key={seed} style={{ aspectRatio: '3 / 2' }}>
                <AircraftDrawing type={type} seed={seed} label={`${type} ${seed}`} />
              </div>
            ))}
          </div>
        </SheetRow>
      ))}
      <SheetRow label="wings; cropped; without a label" flow="stack">
        <div style={columns('9rem')}>
          {wings.map((wing) => (
            <div key={wing} style={{ aspectRatio: '3 / 2' }}>
              <AircraftDrawing type="single_engine" wing={wing} label={`${wing} wing`} />
            </div>
          ))}
          <div style={{ aspectRatio: '1 / 1' }}>
            <AircraftDrawing type="multi_engine" label="Cropped to a square" />
          </div>
          <div style={{ aspectRatio: '4 / 1' }}>
            <AircraftDrawing type="helicopter" />
          </div>
        </div>
      </SheetRow>
      <SheetRow label="nothing here" flow="stack">
        <div style={columns('12rem')}>
          {emptyDrawings.map((name) => (
            <EmptyDrawing key={name} name={name} />
          ))}
        </div>
      </SheetRow>
      <SheetRow label="side panel" flow="stack">
        <div style={columns('14rem')}>
          {panelScenes.map((name) => (
            <div key={name} style={{ position: 'relative', blockSize: 360 }}>
              <PanelScene name={name} />
            </div>
          ))}
        </div>
      </SheetRow>
      <SheetRow label="tile that leads on; line of a route" flow="stack">
        <div style={{ position: 'relative', blockSize: 170 }}>
          <SkyTileScene />
        </div>
        <div style={{ inlineSize: 240 }}>
          <RouteLine />
        </div>
      </SheetRow>
    </StickerSheet>
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
