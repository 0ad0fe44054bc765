import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { ConfirmDialog, Dialog, type Modality } from './index.ts'

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  title: 'UI/NativeClose',
})

const onClose = fn()

interface FormProps {
  modality?: Modality
  isBusy?: boolean
  /** The parent asks before anything is lost. */
  asksFirst?: boolean
  /** The parent lets the dialog go. */
  letsGo?: boolean
}

/** What is typed is not lost by a key: the parent asks, or says no. */
const Form = ({ modality = 'top-layer', isBusy = false, asksFirst = false, letsGo = false }: FormProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = (): void => {
    onClose()
    setAsking(asksFirst)
    if (letsGo) setOpen(false)
  }
  return (
    <div style={{ minBlockSize: 1600 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setAsking(false)
          setOpen(false)
        }}
        onCancel={() => setAsking(false)}
      >
        What you entered has not been saved.
      </ConfirmDialog>
      <Dialog title="Add Aircraft" isOpen={isOpen} onClose={close} {...{ modality, isBusy }}>
        <div style={{ blockSize: 1200 }} />
        <TextField label="Registration" />
        <div style={{ blockSize: 1200 }} />
      </Dialog>
    </div>
  )
}

const dialogElement = (role: 'dialog' | 'alertdialog'): HTMLDialogElement => {
  const element = screen.getByRole(role, { hidden: true })
  if (!(element instanceof HTMLDialogElement)) throw new Error(`the ${role} is no <dialog>`)
  return element
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Registration' })

/** What scrolls in the dialog. */
const scrolled = (): Element => {
  const box = field().closest('[tabindex="0"]')
  if (box === null) throw new Error('the dialog does not scroll')
  return box
}

/** Opens the form, types, and scrolls to a place that no browser would choose. */
const fillIn = async (): Promise<HTMLDialogElement> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await waitFor(() => expect(field()).toHaveFocus())
  await userEvent.type(field(), 'N51984')
  scrolled().scrollTop = 1033
  return dialogElement('dialog')
}

/** The browser closes a dialog by itself, and tells afterwards. */
const closeNatively = async (...elements: readonly HTMLDialogElement[]): Promise<void> => {
  const told = elements.map((element) => new Promise((resolve) => element.addEventListener('close', resolve, { once: true })))
  for (const element of elements) element.close()
  await Promise.all(told)
}

const expectAsItWas = async (): Promise<void> => {
  await expect(screen.getByRole('dialog', { name: 'Add Aircraft' })).toBeVisible()
  await expect(field()).toHaveValue('N51984')
  await expect(field()).toHaveFocus()
  await expect(scrolled().scrollTop).toBe(1033)
  await expect(document.documentElement.style.overflow).toBe('hidden')
}

const beforeEach = () => {
  onClose.mockClear()
}

export const Refused = meta.story({ beforeEach, render: () => <Form /> })

Refused.test('a dialog that the browser has closed stays while its parent says no', async () => {
  const dialog = await fillIn()
  for (const times of [1, 2, 3]) {
    await closeNatively(dialog)
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(times))
    await expect(dialog.matches(':modal')).toBe(true)
    await expectAsItWas()
  }
})

Refused.test('a press of Escape that cannot be stopped is asked about once', async () => {
  const dialog = await fillIn()
  dialog.dispatchEvent(new Event('cancel', { cancelable: false }))
  await expect(onClose).not.toHaveBeenCalled()
  await closeNatively(dialog)
  await expect(onClose).toHaveBeenCalledOnce()
  await expectAsItWas()
})

export const RefusedOverThePage = meta.story({ beforeEach, render: () => <Form modality="page" /> })

RefusedOverThePage.test('a dialog that leaves the page to a provider comes back as such', async ({ canvasElement }) => {
  const dialog = await fillIn()
  await closeNatively(dialog)
  await expect(onClose).toHaveBeenCalledOnce()
  await expect(dialog.matches(':modal')).toBe(false)
  await expect(canvasElement.closest('[inert]')).not.toBeNull()
  await expectAsItWas()
})

export const Busy = meta.story({ beforeEach, render: () => <Form isBusy /> })

Busy.test('what runs is seen to its end', async () => {
  const dialog = await fillIn()
  await closeNatively(dialog)
  await expectAsItWas()
  await expect(onClose).not.toHaveBeenCalled()
})

export const Granted = meta.story({ beforeEach, render: () => <Form letsGo /> })

Granted.test('c51: a dialog that the browser has closed goes once its parent says so, and gives the page back', async () => {
  await closeNatively(await fillIn())
  await expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  await expect(document.documentElement.style.overflow).toBe('')
})

export const Asked = meta.story({ beforeEach, render: () => <Form asksFirst /> })

Asked.test('c51: the question stands over the form, and the focus goes back into the field', async () => {
  await closeNatively(await fillIn())
  const keep = await screen.findByRole('button', { name: 'Keep editing' })
  await waitFor(() => expect(keep).toHaveFocus())
  await userEvent.click(keep)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expectAsItWas()
})

Asked.test('c51: where one Escape closes both, only the upper one is asked', async () => {
  const dialog = await fillIn()
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  const keep = await screen.findByRole('button', { name: 'Keep editing' })
  await waitFor(() => expect(keep).toHaveFocus())
  await closeNatively(dialogElement('alertdialog'), dialog)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(onClose).toHaveBeenCalledOnce()
  await expectAsItWas()
})

Asked.test('c51: a lower one that is closed comes back below the upper one', async () => {
  const dialog = await fillIn()
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  const keep = await screen.findByRole('button', { name: 'Keep editing' })
  await closeNatively(dialog)
  await waitFor(() => expect(dialog).toBeVisible())
  await expect(onClose).toHaveBeenCalledOnce()
  await expect(keep).toHaveFocus()
  await userEvent.click(keep)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expectAsItWas()
})
