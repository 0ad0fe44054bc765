import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { ConfirmDialog, Dialog, type Modality } from './index.ts'

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  title: 'UI/StackedDialogs',
})

const Stacked = ({ modality }: { modality: Modality }) => {
  const [isHere, setHere] = useState(true)
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <div style={{ minBlockSize: 1600 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isHere && (
        <Dialog title="License Documents" isOpen={isOpen} onClose={() => setOpen(false)} modality={modality}>
          <Button onClick={() => setAsking(true)}>Reject</Button>
          <ConfirmDialog
            isOpen={isAsking}
            title="Reject Luis Carranza?"
            confirmLabel="Reject for good"
            tone="danger"
            onConfirm={() => setHere(false)}
            onCancel={() => setAsking(false)}
          >
            The account and its license images are removed. This cannot be undone.
          </ConfirmDialog>
        </Dialog>
      )}
    </div>
  )
}

const openBoth = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  const question = await screen.findByRole('alertdialog', { name: 'Reject Luis Carranza?' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await expect(document.documentElement.style.overflow).toBe('hidden')
  return question
}

/** The upper one has gone, the lower one is as it was: usable, with the focus, and the page still behind it. */
const expectLowerOnly = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const lower = screen.getByRole('dialog', { name: 'License Documents' })
  await expect(lower).toBeVisible()
  await expect(lower.closest('[inert]')).toBeNull()
  await expect(screen.getByRole('button', { name: 'Reject' })).toHaveFocus()
  await expect(document.documentElement.style.overflow).toBe('hidden')
  return lower
}

/** Nothing of a dialog is left: the page scrolls, and all of it can be reached. */
const expectPageBack = async (): Promise<void> => {
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  await expect(document.documentElement.style.overflow).toBe('')
  await expect(document.body.style.paddingInlineEnd).toBe('')
  await expect(document.querySelector('[inert]')).toBeNull()
  await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
}

const closeLower = async (lower: HTMLElement): Promise<void> => {
  await userEvent.click(within(lower).getByRole('button', { name: 'Close' }))
}

const pressesEscape = async (): Promise<void> => {
  const question = await openBoth()
  // A scripted key reaches pages but not the browser's own closing, so the event that follows it is raised here.
  await userEvent.keyboard('{Escape}')
  await expect(screen.getByRole('dialog', { hidden: true })).toBeVisible()
  question.dispatchEvent(new Event('cancel', { cancelable: true }))
  await closeLower(await expectLowerOnly())
  await expectPageBack()
}

const pressesBeside = async (): Promise<void> => {
  const question = await openBoth()
  await userEvent.pointer([{ target: question, keys: '[MouseLeft]' }])
  await closeLower(await expectLowerOnly())
  await expectPageBack()
}

const pressesCancel = async (): Promise<void> => {
  const question = await openBoth()
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await closeLower(await expectLowerOnly())
  await expectPageBack()
}

const leavesTheRoute = async (): Promise<void> => {
  const question = await openBoth()
  await userEvent.click(within(question).getByRole('button', { name: 'Reject for good' }))
  await expectPageBack()
}

export const InTheTopLayer = meta.story({
  name: 'One over another',
  render: () => <Stacked modality="top-layer" />,
})

InTheTopLayer.test('c51: with two open only the top one answers Escape', pressesEscape)
InTheTopLayer.test('c51: a press beside the upper one closes it alone', pressesBeside)
InTheTopLayer.test('c51: Cancel closes the upper one alone', pressesCancel)
InTheTopLayer.test('c51: leaving the route with both open gives the page back', leavesTheRoute)

export const OverThePage = meta.story({
  name: 'One over another that leaves the page to a provider',
  render: () => <Stacked modality="page" />,
})

OverThePage.test('c51: with two open only the top one answers Escape', pressesEscape)
OverThePage.test('c51: a press beside the upper one closes it alone', pressesBeside)
OverThePage.test('c51: Cancel closes the upper one alone', pressesCancel)
OverThePage.test('c51: leaving the route with both open gives the page back', leavesTheRoute)
