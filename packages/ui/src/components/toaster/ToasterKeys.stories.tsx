import { toast } from 'sonner'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { showToast, Toaster } from './index.ts'

/** How a keyboard comes to the toasts and away from them. */
const meta = preview.meta({
  title: 'UI/Toaster keys',
  component: Toaster,
  tags: ['!autodocs'],
  render: () => (
    <div style={{ padding: 16, minBlockSize: 500 }}>
      <Button>Before</Button>
      <input aria-label="Elsewhere" />
      <Toaster />
    </div>
  ),
  // The library keeps what is still shown beyond its component; each story begins without any.
  beforeEach: () => {
    toast.dismiss()
  },
})

const region = () => screen.findByRole('region', { name: 'Notifications Alt+T' })
const toasts = async () => within(await region()).queryAllByRole('listitem')
const hasFocusInside = async () => (await region()).contains(document.activeElement)
const isOpen = async () => (await toasts()).map(({ dataset }) => dataset['expanded'] === 'true')

/** Newest first, as the list has them. Nothing here times out while the story looks. */
const raise = async (...texts: string[]): Promise<void> => {
  await region()
  for (const text of texts.toReversed()) showToast({ text, action: { label: 'Undo', onPress: () => undefined } })
  await waitFor(async () => expect(await toasts()).toHaveLength(texts.length))
}

/** The text of the toast whose "Dismiss" has the focus. */
const focusedDismiss = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') === 'Dismiss'
    ? document.activeElement.closest('li')?.querySelector('[data-title]')?.textContent
    : undefined

export const DismissedByKeyboard = meta.story({
  name: 'c50: dismissing by keyboard goes on to the next toast, the last one gives the focus back for good',
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Before' })
    await raise('First', 'Second', 'Third')
    before.focus()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}')
    await expect(focusedDismiss()).toBe('Second')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focusedDismiss()).toBe('Third'))
    await waitFor(async () => expect(await toasts()).toHaveLength(2))
    await expect(focusedDismiss()).toBe('Third')
    // There is no next one: back to the nearest.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focusedDismiss()).toBe('First'))
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    // The library folds a single toast, whose clock would run on under the keyboard.
    await waitFor(async () => expect(await isOpen()).toEqual([true]))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(before).toHaveFocus())
    const elsewhere = canvas.getByRole('textbox', { name: 'Elsewhere' })
    elsewhere.focus()
    await waitFor(async () => expect(await toasts()).toHaveLength(0))
    await expect(elsewhere).toHaveFocus()
    await raise('Fourth', 'Fifth')
    await expect(await isOpen()).toEqual([false, false])
  },
})

export const LastWhileFocused = meta.story({
  name: 'c50: when the last toast goes by itself under the focus of the list, the focus goes back',
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Before' })
    await raise('Only')
    before.focus()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect(await hasFocusInside()).toBe(true)
    toast.dismiss()
    await waitFor(() => expect(before).toHaveFocus())
  },
})

export const FromNothing = meta.story({
  name: 'c50: Alt+T with nothing focused, then Escape, leaves the toasts and folds them',
  play: async () => {
    await raise('First', 'Second')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await expect(document.body).toHaveFocus()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect(await hasFocusInside()).toBe(true)
    await waitFor(async () => expect(await isOpen()).toEqual([true, true]))
    await userEvent.keyboard('{Escape}')
    await expect(document.body).toHaveFocus()
    await waitFor(async () => expect(await isOpen()).toEqual([false, false]))
  },
})

export const TabOut = meta.story({
  name: 'c50: Tab beyond the last or the first toast goes back to where Alt+T was pressed',
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Before' })
    await raise('First', 'Second')
    before.focus()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    // Two toasts, each with two buttons.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}')
    await expect(await hasFocusInside()).toBe(true)
    await userEvent.keyboard('{Tab}')
    await expect(before).toHaveFocus()
    await waitFor(async () => expect(await isOpen()).toEqual([false, false]))
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
    await expect(before).toHaveFocus()
  },
})

export const PressedElsewhere = meta.story({
  name: 'c50: who presses another field while the focus is in the toasts stays in that field',
  play: async ({ canvas }) => {
    await raise('First')
    canvas.getByRole('button', { name: 'Before' }).focus()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect(await hasFocusInside()).toBe(true)
    const elsewhere = canvas.getByRole('textbox', { name: 'Elsewhere' })
    await userEvent.click(elsewhere)
    await expect(elsewhere).toHaveFocus()
  },
})

export const AltGraph = meta.story({
  name: 'c50: AltGr+T, reported as AltGraph, types its letter and does not jump',
  play: async ({ canvas }) => {
    await raise('First')
    const field = canvas.getByRole('textbox', { name: 'Elsewhere' })
    field.focus()
    const key = { code: 'KeyT', key: 'ţ', altKey: true, modifierAltGraph: true, bubbles: true, cancelable: true }
    const event = new KeyboardEvent('keydown', key)
    await expect(event.getModifierState('AltGraph')).toBe(true)
    field.dispatchEvent(event)
    await expect(event.defaultPrevented).toBe(false)
    await userEvent.keyboard('{AltGraph>}t{/AltGraph}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('t')
  },
})
