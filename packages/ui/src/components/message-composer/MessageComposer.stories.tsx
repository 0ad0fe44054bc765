import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet, stillStates } from '../../internal/Sheet.tsx'
import { MessageComposer } from './index.ts'

/** A promise that a story settles itself. */
const deferred = () => {
  let settle = { resolve: (): void => undefined, reject: (): void => undefined }
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject: () => reject(new Error('offline')) }
  })
  return { promise, ...settle }
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Product/MessageComposer',
  component: MessageComposer,
  args: { onSend: fn(), onTextChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The box in which a message is written. Use it under a MessageList; for a comment on a post use CommentForm. Return the promise of the call from `onSend`: the box waits for it, and gives the text back when it is rejected.',
      },
    },
  },
})

const box = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('textbox', { name: 'Message' })

export const Default = meta.story()

export const EnterSends = meta.story({
  name: 'Enter sends the trimmed text and empties the box; Shift+Enter begins a line',
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), '  Hello{Shift>}{Enter}{/Shift}there  ')
    await expect(box(canvas)).toHaveValue('  Hello\nthere  ')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith('Hello\nthere')
    await expect(box(canvas)).toHaveValue('')
    await expect(box(canvas)).toHaveFocus()
    await expect(args.onTextChange).toHaveBeenLastCalledWith('')
  },
})

export const C33Composing = meta.story({
  name: 'c33: the Enter that chooses a word sends nothing, in any browser',
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'にほん')
    await fireEvent.keyDown(box(canvas), { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(box(canvas), { key: 'Enter', keyCode: 229 })
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith('にほん')
  },
})

export const C37Blank = meta.story({
  name: 'c37: blanks of any kind are never sent; the button leads back to the box',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(box(canvas)).toHaveFocus()
    for (const blank of ['   ', '\u00A0\u200B', '\n\n']) {
      await userEvent.clear(box(canvas))
      await userEvent.click(box(canvas))
      await userEvent.paste(blank)
      await userEvent.keyboard('{Enter}')
    }
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

const once = deferred()

export const C33Once = meta.story({
  name: 'c33: two quick Enters send once; the box waits, keeps the focus, and is free afterwards',
  args: { onSend: fn(() => once.promise) },
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'Hello')
    await fireEvent.keyDown(box(canvas), { key: 'Enter' })
    await fireEvent.keyDown(box(canvas), { key: 'Enter' })
    await expect(args.onSend).toHaveBeenCalledOnce()
    await waitFor(() => expect(box(canvas)).toHaveAttribute('aria-disabled', 'true'))
    await expect(box(canvas)).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(box(canvas)).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending...')
    once.resolve()
    await waitFor(() => expect(box(canvas)).not.toHaveAttribute('aria-disabled'))
    await expect(box(canvas)).toHaveFocus()
  },
})

const thrown = new Error('not ready')

export const SendThrows = meta.story({
  name: 'a host that throws at once loses nothing either, and the fault is reported',
  args: {
    onSend: fn(() => {
      throw thrown
    }),
  },
  play: async ({ canvas }) => {
    const report = spyOn(globalThis, 'reportError').mockReturnValue(undefined)
    await userEvent.type(box(canvas), 'Hello{Enter}')
    await expect(await canvas.findByText('Not sent')).toBeVisible()
    await expect(box(canvas)).toHaveValue('Hello')
    await expect(report).toHaveBeenCalledOnce()
    await expect(report).toHaveBeenCalledWith(thrown)
    report.mockRestore()
  },
})

export const NotSent = meta.story({
  name: 'a text that could not be sent comes back, as it was',
  args: { onSend: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), ' Wheels up at ten {Enter}')
    await expect(await canvas.findByText('Not sent')).toBeVisible()
    await expect(box(canvas)).toHaveValue(' Wheels up at ten ')
    await expect(box(canvas)).toHaveAccessibleDescription('Not sent')
    await userEvent.type(box(canvas), '!')
    await waitFor(() => expect(canvas.queryByText('Not sent')).not.toBeInTheDocument())
  },
})

export const Pasted = meta.story({
  name: 'c33: three pasted lines stay three lines',
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas))
    await userEvent.paste('one\ntwo\nthree')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledWith('one\ntwo\nthree')
  },
})

const never = new Promise<void>(() => undefined)
const refused = () => Promise.reject(new Error('offline'))

export const Sheet = meta.story({
  name: 'Sheet',
  play: async ({ canvas, canvasElement }) => {
    for (const form of canvasElement.querySelectorAll('[data-sent] form')) await fireEvent.submit(form)
    await canvas.findByText('Sending...')
    await canvas.findByText('Not sent')
    // Sending keeps the focus in the box; in the picture it would be one more state.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
  render: () => (
    <StickerSheet>
      <SheetRow label="rest, begun, disabled" flow="stack">
        <MessageComposer onSend={fn()} />
        <MessageComposer onSend={fn()} initialText="I will file for both of us" />
        <MessageComposer onSend={fn()} disabled placeholder="This person has left" />
      </SheetRow>
      <SheetRow label="sent: on its way, refused" flow="stack">
        <div data-sent="" style={{ display: 'grid', gap: 12 }}>
          <MessageComposer onSend={() => never} initialText="On its way" />
          <MessageComposer onSend={refused} initialText="I will file for both of us" />
        </div>
      </SheetRow>
      <SheetRow label="hover, focus; send: hover, focus, pressed" flow="stack">
        <MessageComposer onSend={fn()} initialText="I will file for both of us" data-state="hover" />
        <MessageComposer onSend={fn()} initialText="I will file for both of us" data-state="focus" />
        {stillStates.map((state) => (
          <Held key={state} state={state} at="button">
            <MessageComposer onSend={fn()} initialText={`Send: ${state}`} />
          </Held>
        ))}
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="20rem">
        <MessageComposer onSend={fn()} initialText={awkward.long.repeat(6)} />
        <MessageComposer onSend={fn()} initialText={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <MessageComposer onSend={fn()} initialText={awkward.arabic} />
      </SheetRow>
    </StickerSheet>
  ),
})
