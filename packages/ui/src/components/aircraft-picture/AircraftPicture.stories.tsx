import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { aircraftTypes } from '../illustrations/index.ts'
import { AircraftPicture, pictureShapes, RegistrationPlate } from './index.ts'

const photo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400"><rect width="900" height="400" fill="#7fb2e5"/><circle cx="450" cy="200" r="150" fill="#fff"/></svg>',
  )
const broken = 'data:image/png;base64,AAAA'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/AircraftPicture',
  component: AircraftPicture,
  subcomponents: { RegistrationPlate },
  args: { type: 'single_engine' as const, alt: 'Cessna 172S Skyhawk', registration: 'N738PA' },
  argTypes: {
    type: { control: 'select', options: aircraftTypes },
    shape: { control: 'select', options: pictureShapes },
  },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Sheet' ? {} : { maxInlineSize: 384, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Silhouette = meta.story()

Silhouette.test('is drawn once it is near the window', async ({ canvas }) => {
  await waitFor(() => {
    void expect(canvas.getByRole('img', { name: 'Cessna 172S Skyhawk' }).querySelectorAll('path').length).toBeGreaterThan(10)
  })
})

export const FarBelow = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <div style={{ blockSize: '300vh' }} />
      <AircraftPicture {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shapes = () => canvasElement.querySelectorAll('path').length
    await expect(canvas.getByRole('img', { name: 'Cessna 172S Skyhawk' })).toBeInTheDocument()
    await expect(shapes()).toBe(0)
    canvas.getByRole('img').scrollIntoView()
    await waitFor(() => expect(shapes()).toBeGreaterThan(10))
    await expect(canvas.getByRole('img', { name: 'Cessna 172S Skyhawk' })).toBeInTheDocument()
  },
})

export const Photograph = meta.story({ args: { imageUrl: photo } })

Photograph.test('is loaded late and does not tell where it is shown', async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: 'Cessna 172S Skyhawk' })
  await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(image).toHaveAttribute('loading', 'lazy')
})

export const Broken = meta.story({ args: { imageUrl: broken } })

Broken.test('c29: an image that fails shows a placeholder with the same text', async ({ canvas }) => {
  await waitFor(async () => {
    const image = canvas.getByRole('img', { name: 'Cessna 172S Skyhawk' })
    await expect(image.tagName).toBe('svg')
  })
})

const small = { alt: 'Cessna 172S Skyhawk', registration: 'N738PA', style: { inlineSize: '9rem' } } as const

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="without a photograph: every type">
        {aircraftTypes.map((type) => (
          <AircraftPicture key={type} {...small} type={type} alt={type} shape="rounded" />
        ))}
      </SheetRow>
      {pictureShapes.map((shape) => (
        <SheetRow key={shape} label={`${shape}: without a photograph, with one, with one that failed${shape === 'thumb' ? '' : ', without a plate'}`}>
          {[null, photo, broken].map((imageUrl) => (
            <AircraftPicture
              key={imageUrl}
              {...small}
              {...(shape === 'thumb' && { style: {} })}
              type="multi_engine"
              shape={shape}
              imageUrl={imageUrl}
            />
          ))}
          {shape !== 'thumb' && <AircraftPicture {...small} type="multi_engine" shape={shape} imageUrl={photo} hasPlate={false} />}
        </SheetRow>
      ))}
      <SheetRow label="longest, unbroken; no text at all">
        <AircraftPicture {...small} type="single_engine" shape="rounded" alt={awkward.long} registration={awkward.long} />
        <AircraftPicture {...small} type="helicopter" shape="rounded" imageUrl={photo} registration={awkward.unbroken} />
        <AircraftPicture {...small} type="helicopter" shape="rounded" alt="" hasPlate={false} />
      </SheetRow>
      <SheetRow label="plate alone">
        <RegistrationPlate registration="G-EZBZ" />
        <RegistrationPlate registration={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <AircraftPicture {...small} type="single_engine" shape="rounded" registration="HZ-ABC" />
        <AircraftPicture {...small} type="single_engine" shape="rounded" registration="HZ-ABC" imageUrl={photo} />
        <RegistrationPlate registration="4X-ABC" />
      </SheetRow>
    </StickerSheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(`img[src="${broken}"]`)).toBeNull())
  },
})
