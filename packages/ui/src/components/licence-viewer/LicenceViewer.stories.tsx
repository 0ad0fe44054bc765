import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DialogSheet, inThePage, rightToLeft, severalDialogs, type HeldPart } from '../../internal/Sheet.dialogs.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { DescriptionList } from '../description-list/index.ts'
import { LicenceGallery, LicenceViewer } from './index.ts'
import { broken, drawn } from './samples.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Product/LicenceViewer',
  component: LicenceViewer,
  subcomponents: { LicenceGallery },
  args: {
    isOpen: true,
    onClose: fn(),
    onRetry: fn(),
    images: drawn,
    description: 'Luis Carranza, luis.carranza@example.com',
    children: (
      <DescriptionList
        items={[
          { term: 'License type', value: 'Private' },
          { term: 'License number', value: '4120987' },
          { term: 'License expiration', value: '3 Mar 2028' },
        ]}
      />
    ),
    footer: (
      <>
        <Button variant="ghost" tone="danger">
          Reject
        </Button>
        <Button tone="accent">Approve</Button>
      </>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'The three images of a license, one of them large. Use it where somebody approves pilots; to hand the images in use LicenseImages. The decision stands in `footer`, what is known beside the images in `children`. LicenceGallery is the same without a dialog.',
      },
    },
  },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'License Documents' }))

export const Default = meta.story({
  play: async () => {
    const viewer = await dialog()
    for (const name of ['License Front', 'License Back', 'Selfie']) {
      await expect(viewer.getByRole('tab', { name })).toBeVisible()
    }
    await expect(viewer.getByRole('tab', { name: 'License Front' })).toHaveFocus()
    await expect(viewer.getByRole('img', { name: 'License Front' })).toBeVisible()
    await expect(viewer.getByText('1 of 3')).toBeVisible()
  },
})

export const Keyboard = meta.story({
  name: 'arrow keys turn, plus, minus and 0 zoom, Escape asks to close',
  play: async ({ args }) => {
    const viewer = await dialog()
    await waitFor(() => expect(viewer.getByRole('tab', { name: 'License Front' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByRole('tab', { name: 'License Back', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(viewer.getByRole('img', { name: 'Selfie' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByText('1 of 3')).toBeVisible()
    await userEvent.keyboard('++')
    await expect(viewer.getByText('200%')).toBeVisible()
    await userEvent.keyboard('-')
    await expect(viewer.getByText('150%')).toBeVisible()
    await userEvent.keyboard('0')
    await expect(viewer.getByText('100%')).toBeVisible()
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Buttons = meta.story({
  name: 'next and previous run round; zoom stops at its ends and starts anew with each image',
  play: async () => {
    const viewer = await dialog()
    await userEvent.click(viewer.getByRole('button', { name: 'Previous' }))
    await expect(viewer.getByRole('tab', { name: 'Selfie', selected: true })).toBeVisible()
    await userEvent.click(viewer.getByRole('button', { name: 'Next' }))
    await userEvent.click(viewer.getByRole('button', { name: 'Zoom out' }))
    await expect(viewer.getByText('100%')).toBeVisible()
    const larger = viewer.getByRole('button', { name: 'Zoom in' })
    for (const text of ['150%', '200%', '300%', '300%']) {
      await userEvent.click(larger)
      await expect(viewer.getByText(text)).toBeVisible()
    }
    await expect(larger).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(viewer.getByRole('tab', { name: 'License Back' }))
    await expect(viewer.getByText('100%')).toBeVisible()
  },
})

export const Enlarged = meta.story({
  name: 'an enlarged image keeps its middle and is moved by the arrow keys',
  play: async () => {
    const viewer = await dialog()
    await waitFor(() => expect(viewer.getByRole('img', { name: 'License Front' })).toBeVisible())
    await userEvent.dblClick(viewer.getByRole('img', { name: 'License Front' }))
    const stage = await viewer.findByRole('group', { name: 'License Front' })
    await expect(stage.scrollWidth).toBeGreaterThan(stage.clientWidth * 1.9)
    const middle = (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth
    await expect(Math.abs(middle - 0.5)).toBeLessThan(0.02)
    stage.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByRole('tab', { name: 'License Front', selected: true })).toBeVisible()
    await userEvent.dblClick(viewer.getByRole('img', { name: 'License Front' }))
    await expect(viewer.getByText('100%')).toBeVisible()
  },
})

export const C29Failed = meta.story({
  name: 'c29: an image that fails says so, leaves the others alone, and can be tried again',
  args: { images: { ...drawn, back: broken } },
  play: async ({ args }) => {
    const viewer = await dialog()
    await userEvent.click(viewer.getByRole('tab', { name: 'License Back' }))
    await expect(await viewer.findByText('License Back could not be loaded.')).toBeVisible()
    await userEvent.click(viewer.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onRetry).toHaveBeenCalledWith('back')
    await expect(await viewer.findByText('License Back could not be loaded.')).toBeVisible()
    await userEvent.click(viewer.getByRole('tab', { name: 'Selfie' }))
    await expect(viewer.getByRole('img', { name: 'Selfie' })).toBeVisible()
  },
})

export const TriedAgainByKeyboard = meta.story({
  name: 'trying again leaves the focus on the tab, and the keys go on',
  args: { images: { ...drawn, back: broken } },
  play: async () => {
    const viewer = await dialog()
    await userEvent.click(viewer.getByRole('tab', { name: 'License Back' }))
    const again = await viewer.findByRole('button', { name: 'Try again' })
    again.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(viewer.getByRole('tab', { name: 'License Back' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByRole('tab', { name: 'Selfie', selected: true })).toHaveFocus()
  },
})

export const TurnedFromAFailedImage = meta.story({
  name: 'an arrow key on "Try again" turns, and the tab of the next image has the focus',
  args: { images: { ...drawn, front: broken } },
  play: async () => {
    const viewer = await dialog()
    const again = await viewer.findByRole('button', { name: 'Try again' })
    again.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(viewer.getByRole('tab', { name: 'License Back', selected: true })).toHaveFocus())
  },
})

export const WholeAgain = meta.story({
  name: 'the enlarged image keeps the focus when a key makes it whole',
  play: async () => {
    const viewer = await dialog()
    await waitFor(() => expect(viewer.getByRole('tab', { name: 'License Front' })).toHaveFocus())
    await userEvent.keyboard('+')
    const stage = await viewer.findByRole('group', { name: 'License Front' })
    stage.focus()
    await userEvent.keyboard('-')
    await expect(viewer.getByText('100%')).toBeVisible()
    // The browser looks after a focus that has lost its place when it draws.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect(stage).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByRole('tab', { name: 'License Back', selected: true })).toBeVisible()
  },
})

export const NothingToEnlarge = meta.story({
  name: 'the plus key enlarges no image that failed or is missing',
  args: { images: { front: broken, back: undefined, selfie: drawn.selfie } },
  play: async () => {
    const viewer = await dialog()
    await expect(await viewer.findByText('License Front could not be loaded.')).toBeVisible()
    await waitFor(() => expect(viewer.getByRole('tab', { name: 'License Front' })).toHaveFocus())
    await userEvent.keyboard('+')
    await expect(viewer.getByText('100%')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}+')
    await expect(viewer.getByText('License Back is missing.')).toBeVisible()
    await expect(viewer.getByText('100%')).toBeVisible()
  },
})

export const Missing = meta.story({
  args: { images: { front: drawn.front, back: undefined, selfie: undefined }, initialSide: 'selfie' },
  play: async () => {
    const viewer = await dialog()
    await expect(viewer.getByText('Selfie is missing.')).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const C35RightToLeft = meta.story({
  name: 'c35: in right-to-left pages the left arrow leads on',
  globals: { direction: 'rtl' },
  play: async () => {
    const viewer = await dialog()
    await waitFor(() => expect(viewer.getByRole('tab', { name: 'License Front' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await expect(viewer.getByRole('tab', { name: 'License Back', selected: true })).toHaveFocus()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

const arabic = { front: awkward.arabic, back: 'الخلف', selfie: 'صورة' }
const held: readonly HeldPart[] = [['hover', '[data-shows="rest"] header button'], ['focus', '[data-shows="rest"] [role=tab]']]

export const Sheet = meta.story({
  name: 'Sheet',
  parameters: { a11y: { config: { rules: severalDialogs } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Zoom in' })[1] ?? document.body)
    await waitFor(() => expect(canvas.getByRole('group', { name: 'License Front' })).toBeVisible())
    await waitFor(() => expect(canvas.getByText('License Front could not be loaded.')).toBeVisible())
  },
  render: ({ onClose, description, children, footer }) => (
    <DialogSheet held={held}>
      <StickerSheet>
        <SheetRow label="large; back: hover, front: focus, next: hover" flow="stack" width="42rem">
          <Held state="hover" at="[role=tab]:nth-of-type(2)">
            <Held state="focus" at="[role=tab]:nth-of-type(1)">
              <Held state="hover" at="[aria-label=Next]">
                <LicenceGallery images={drawn} />
              </Held>
            </Held>
          </Held>
        </SheetRow>
        <SheetRow label="enlarged: focus" flow="stack" width="30rem">
          <Held state="focus" at="[data-stage]">
            <LicenceGallery images={drawn} texts={{ group: 'Enlarged' }} />
          </Held>
        </SheetRow>
        <SheetRow label="failed, missing" flow="stack" width="30rem">
          <LicenceGallery images={{ front: broken, back: drawn.back, selfie: undefined }} texts={{ group: 'Failed' }} />
          <LicenceGallery images={{ ...drawn, selfie: undefined }} initialSide="selfie" texts={{ group: 'Missing' }} />
        </SheetRow>
        <SheetRow label="longest, narrow" flow="stack" width="18rem">
          <LicenceGallery
            images={drawn}
            initialSide="back"
            texts={{ group: 'Long', sides: { front: awkward.unbroken, back: awkward.long, selfie: 'Selfie' } }}
          />
        </SheetRow>
        <SheetRow label="right to left" dir="rtl" flow="stack" width="30rem">
          <LicenceGallery images={drawn} texts={{ group: 'RTL', sides: arabic }} />
        </SheetRow>
      </StickerSheet>
      <LicenceViewer {...inThePage} isOpen {...{ onClose, description, footer, children }} images={drawn} data-shows="rest" />
      <LicenceViewer
        {...inThePage}
        ref={rightToLeft}
        isOpen
        isBusy
        onClose={onClose}
        title={awkward.unbroken}
        description={awkward.arabic}
        images={{ ...drawn, back: undefined }}
        initialSide="back"
        texts={{ group: 'Dialog, right to left', sides: arabic }}
      />
    </DialogSheet>
  ),
})
