import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DialogSheet, inThePage, severalDialogs, type HeldPart } from '../../internal/Sheet.dialogs.tsx'
import { awkward } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { DescriptionList } from '../description-list/index.ts'
import { TextField } from '../text-field/index.ts'
import { ConfirmDialog, confirmTones, Dialog, dialogSizes, modalities, type DialogProps, type Modality } from './index.ts'

const facts = [
  { term: 'License type', value: 'Private' },
  { term: 'License number', value: '4120987' },
  { term: 'License expiration', value: '3 Mar 2028' },
]

const Example = (props: Partial<DialogProps>) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    props.onClose?.()
    setOpen(false)
  }
  return (
    <div style={{ padding: 16, minBlockSize: 1600 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="License Documents"
        description="Luis Carranza, luis.carranza@example.com"
        footer={
          <>
            <Button variant="outline" tone="neutral" onClick={close}>
              Keep
            </Button>
            <Button onClick={close}>Approve</Button>
          </>
        }
        {...props}
        isOpen={isOpen}
        onClose={close}
      >
        {props.children ?? <DescriptionList items={facts} />}
      </Dialog>
    </div>
  )
}

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'A task or a question over the page. Use Dialog for a task that is done in one go, and ConfirmDialog before what cannot be taken back: its safe answer has the focus. For what needs no answer use a toast or an InlineAlert. A dialog is named by its title, holds the focus and gives it back; with several open only the top one hears Escape. On phones it rises from the lower edge.',
      },
    },
  },
  title: 'UI/Dialog',
  component: Dialog,
  subcomponents: { ConfirmDialog },
  args: { isOpen: true, title: 'License Documents', onClose: fn(), modality: 'top-layer' as const },
  argTypes: {
    size: { control: 'radio', options: dialogSizes },
    modality: { control: 'radio', options: modalities },
  },
  render: ({ onClose, modality, size, closesOnBackdrop, children, isBusy }) => (
    <Example
      onClose={onClose}
      {...(modality !== undefined && { modality })}
      {...(size !== undefined && { size })}
      {...(closesOnBackdrop !== undefined && { closesOnBackdrop })}
      {...(isBusy !== undefined && { isBusy })}
    >
      {children}
    </Example>
  ),
})

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'License Documents' })
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

/** A press at the edge of the screen, beside the panel. */
const pressBackdrop = async (dialog: HTMLElement): Promise<void> => {
  await userEvent.pointer([{ target: dialog, keys: '[MouseLeft]' }])
}

export const Default = meta.story({
  play: async () => {
    await open()
  },
})

Default.test('has a name, a description, and holds the focus', async () => {
  const dialog = await open()
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect(dialog).toHaveAccessibleDescription('Luis Carranza, luis.carranza@example.com')
  await expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.tab()
  await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

Default.test('the close button closes it; focus and scrolling come back', async () => {
  const dialog = await open()
  await expect(document.documentElement.style.overflow).toBe('hidden')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await expect(screen.queryByRole('dialog')).toBeNull()
  await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  await expect(document.documentElement.style.overflow).toBe('')
})

Default.test('a press beside it closes it, a press inside does not', async ({ args }) => {
  const dialog = await open()
  await userEvent.click(within(dialog).getByText('License number'))
  await expect(args.onClose).not.toHaveBeenCalled()
  await pressBackdrop(dialog)
  await expect(args.onClose).toHaveBeenCalledOnce()
})

export const Form = meta.story({
  args: { closesOnBackdrop: false, children: <TextField label="New time" /> },
  play: async () => {
    await open()
    await expect(screen.getByRole('textbox', { name: 'New time' })).toHaveFocus()
  },
})

Form.test('a press beside it is ignored where typed text would be lost', async ({ args }) => {
  const dialog = await open()
  await pressBackdrop(dialog)
  await expect(args.onClose).not.toHaveBeenCalled()
})

/** What a card provider does: a window of its own, last in the body. */
const openProvider = (): { element: HTMLElement; onPress: ReturnType<typeof fn> } => {
  const element = document.createElement('div')
  const onPress = fn()
  element.style.cssText = 'position:fixed;inset:20% 30%;z-index:2147483647;background:#fff;color:#000;padding:24px'
  element.innerHTML = '<p>Your bank asks</p><input aria-label="Code"><button type="button">Confirm</button>'
  element.querySelector('button')?.addEventListener('click', onPress)
  document.body.append(element)
  return { element, onPress }
}

export const Page = meta.story({
  args: { modality: 'page' },
  play: async () => {
    await open()
  },
})

Page.test('c51: a provider window over the dialog can be used, and neither a press nor Escape in it closes the dialog', async ({ args }) => {
  const dialog = await open()
  const { element, onPress } = openProvider()
  try {
    const bank = within(element)
    await userEvent.type(bank.getByRole('textbox', { name: 'Code' }), '123456')
    await expect(bank.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(bank.getByRole('button', { name: 'Confirm' }))
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  } finally {
    element.remove()
  }
})

Page.test('c51: the page behind is out of reach, and all of it comes back', async ({ canvasElement }) => {
  const dialog = await open()
  await expect(canvasElement.closest('[inert]')).not.toBeNull()
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  within(dialog).getByRole('button', { name: 'Close' }).focus()
  await userEvent.keyboard('{Escape}')
  await expect(screen.queryByRole('dialog')).toBeNull()
  await expect(canvasElement.closest('[inert]')).toBeNull()
  await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  await expect(document.documentElement.style.overflow).toBe('')
})

const Changing = () => {
  const [modality, setModality] = useState<Modality>('top-layer')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="License Documents" isOpen={isOpen} onClose={() => setOpen(false)} modality={modality}>
        <TextField label="Name on card" />
        <Button onClick={() => setModality('page')}>Pay now</Button>
      </Dialog>
    </>
  )
}

export const ChangesModality = meta.story({
  name: 'c51: steps aside for the provider without losing what was typed',
  render: () => <Changing />,
  play: async () => {
    const dialog = await open()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name on card' }), 'Maya')
    await expect(dialog.matches(':modal')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Pay now' }))
    await expect(dialog.matches(':modal')).toBe(false)
    await expect(dialog).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Name on card' })).toHaveValue('Maya')
    await expect(screen.getByRole('button', { name: 'Pay now' })).toHaveFocus()
  },
})

export const Busy = meta.story({ args: { isBusy: true } })

Busy.test('nothing closes it while something runs', async ({ args }) => {
  const dialog = await open()
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  await pressBackdrop(dialog)
  await expect(args.onClose).not.toHaveBeenCalled()
})

const Leaving = () => {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <Button>Outside</Button>
      {isHere && (
        <Dialog title="License Documents" isOpen onClose={fn()}>
          <Button onClick={() => setHere(false)}>Leave the route</Button>
        </Dialog>
      )}
    </>
  )
}

export const UnmountedWhileOpen = meta.story({
  name: 'c51: leaving the route with the dialog open gives the page back',
  render: () => <Leaving />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the route' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(document.documentElement.style.overflow).toBe('')
    await expect(document.querySelector('[inert]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Outside' }))
  },
})

export const Confirm = meta.story({
  render: () => (
    <ConfirmDialog
      isOpen
      title="Cancel this flight?"
      confirmLabel="Cancel Flight"
      cancelLabel="Keep flight"
      tone="danger"
      onConfirm={fn()}
      onCancel={fn()}
      error="Failed to submit cancellation request."
    >
      Sat 12 Dec, 10:00–13:00 PST with Daniel Okafor. An administrator confirms the cancellation. It may carry
      administrative fees and is not guaranteed.
    </ConfirmDialog>
  ),
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open()
  },
})

const asks = { isOpen: true, confirmLabel: 'Cancel Flight', cancelLabel: 'Keep flight', onConfirm: fn(), onCancel: fn() }
const close = (dialog: string) => `[data-shows="${dialog}"] header button`
const held: readonly HeldPart[] = [
  ['hover', close('small')], ['focus', close('wide')], ['focus', '[data-shows="danger"] [data-initial-focus]'],
]

const answers = (
  <>
    <Button variant="outline" tone="neutral">
      Keep
    </Button>
    <Button>Approve</Button>
  </>
)

export const Sheet = meta.story({
  parameters: { a11y: { config: { rules: severalDialogs } } },
  render: ({ onClose }) => (
    <DialogSheet held={held}>
      {dialogSizes.map((size) => (
        <Dialog
          key={size}
          {...inThePage}
          {...{ size, onClose }}
          isOpen
          title={`License Documents, ${size}`}
          description="Luis Carranza, luis.carranza@example.com"
          footer={answers}
          data-shows={size}
        >
          <DescriptionList items={facts} />
        </Dialog>
      ))}
      <Dialog {...inThePage} isOpen isBusy onClose={onClose} title="Something runs: nothing closes it" />
      {confirmTones.map((tone) => (
        <ConfirmDialog key={tone} {...inThePage} {...asks} title={`Cancel this flight? (${tone})`} tone={tone} data-shows={tone}>
          An administrator confirms the cancellation.
        </ConfirmDialog>
      ))}
      <ConfirmDialog {...inThePage} {...asks} title="Cancel this flight? (pending)" tone="danger" pendingLabel="Cancelling...">
        An administrator confirms the cancellation.
      </ConfirmDialog>
      <ConfirmDialog
        {...inThePage}
        {...asks}
        title={awkward.long}
        confirmLabel={awkward.long}
        cancelLabel={awkward.unbroken}
        tone="danger"
        error={awkward.unbroken}
      >
        {awkward.unbroken}
      </ConfirmDialog>
      <Dialog {...inThePage} isOpen dir="rtl" onClose={onClose} title={awkward.arabic} description={awkward.arabic} footer={answers}>
        {awkward.arabic}
      </Dialog>
      <Dialog
        {...inThePage}
        style={{ ...inThePage.style, blockSize: '32rem' }}
        isOpen
        size="wide"
        title={`${awkward.unbroken} שלום (10:30)`}
        description={awkward.unbroken}
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" tone="neutral">
              Keep everything as it is for now
            </Button>
            <Button tone="danger">Remove the account and its images</Button>
          </>
        }
      >
        {Array.from({ length: 40 }, (_, at) => (
          <p key={at}>Line {at + 1}: a dialog scrolls inside, its head and foot stay.</p>
        ))}
      </Dialog>
    </DialogSheet>
  ),
})
