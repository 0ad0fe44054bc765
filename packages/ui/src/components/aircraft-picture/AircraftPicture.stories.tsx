import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
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
    (Story) => (
      <div style={{ maxInlineSize: 384, padding: 16 }}>
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

export const Sheet = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <AircraftPicture type="helicopter" alt="Robinson R44" registration="N744HB" shape="rounded" />
      <AircraftPicture type="multi_engine" alt="" registration="N42DT" shape="thumb" />
      <AircraftPicture type="multi_engine" alt="Longest" registration="REGISTRATION-THAT-DOES-NOT-END-AT-THE-EDGE-OF-IT" />
      <RegistrationPlate registration="G-EZBZ" />
    </div>
  ),
})
