import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet, stillStates } from '../../internal/Sheet.tsx'
import { CommentForm } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Product/CommentForm',
  component: CommentForm,
  args: { onSubmit: fn(), author: { name: 'Maya Lindqvist' } },
  parameters: {
    docs: {
      description: {
        component: 'One line for a comment. Use it under the CommentList of a post; for messages between two people use MessageComposer. Show it only to people who are logged in; return the promise of the call from `onSubmit`.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

const field = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('textbox', { name: 'Comment' })

export const Default = meta.story()

export const Sends = meta.story({
  name: 'Enter sends the trimmed text and empties the field',
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '  That light.  {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('That light.')
    await expect(field(canvas)).toHaveValue('')
    await expect(field(canvas)).toHaveFocus()
  },
})

export const Draft = meta.story({
  name: 'a host keeps what was begun: it is told every change, and the emptying after success',
  args: { initialText: 'Half a', onTextChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(field(canvas)).toHaveValue('Half a')
    await userEvent.type(field(canvas), '!')
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Half a!')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('Half a!')
    await expect(args.onTextChange).toHaveBeenLastCalledWith('')
  },
})

export const C37Empty = meta.story({
  name: 'c37: blanks of any kind are refused at the field',
  play: async ({ canvas, args }) => {
    for (const blank of ['', '   ', '\u200B', '\u00A0\t']) {
      if (blank !== '') {
        await userEvent.click(field(canvas))
        await userEvent.paste(blank)
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Comment' }))
      await expect(await canvas.findByText('Comment cannot be empty')).toBeVisible()
      await expect(field(canvas)).toHaveFocus()
      await expect(field(canvas)).toBeInvalid()
      await userEvent.clear(field(canvas))
    }
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field(canvas), 'a')
    await waitFor(() => expect(canvas.queryByText('Comment cannot be empty')).not.toBeInTheDocument())
  },
})

export const C33Composing = meta.story({
  name: 'c33: the Enter that chooses a word sends nothing',
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'にほん')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
    await fireEvent(field(canvas), enter)
    await expect(enter.defaultPrevented).toBe(true)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const NotSent = meta.story({
  name: 'c37: a text that could not be sent stays',
  args: { onSubmit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'That light.{Enter}')
    await expect(await canvas.findByText('Not sent')).toBeVisible()
    await expect(field(canvas)).toHaveValue('That light.')
  },
})

const never = new Promise<void>(() => undefined)

export const Sending = meta.story({
  name: 'while it is on its way nothing can be sent again',
  args: { onSubmit: fn(() => never) },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'That light.{Enter}{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: /Sending/ }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(field(canvas)).toHaveValue('That light.')
  },
})

export const Refused = meta.story({
  args: { error: 'A comment has at most 2,000 characters.' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription('A comment has at most 2,000 characters.')
  },
})

export const Disabled = meta.story({
  name: 'disabled, neither the field nor the button takes anything',
  args: { disabled: true, initialText: 'That light.' },
  play: async ({ canvas, args }) => {
    await expect(field(canvas)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Comment' })).toBeDisabled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

const refused = () => Promise.reject(new Error('offline'))

export const Sheet = meta.story({
  name: 'Sheet',
  decorators: [],
  play: async ({ canvas, canvasElement }) => {
    for (const form of canvasElement.querySelectorAll('[data-sent] form')) await fireEvent.submit(form)
    await canvas.findByRole('button', { name: /Sending/ })
    await canvas.findByText('Comment cannot be empty')
    await canvas.findByText('Not sent')
  },
  render: () => (
    <StickerSheet>
      <SheetRow label="rest, without author, refused" flow="stack" width="40rem">
        <CommentForm onSubmit={fn()} author={{ name: 'Maya Lindqvist' }} />
        <CommentForm onSubmit={fn()} />
        <CommentForm onSubmit={fn()} author={{ name: 'Maya Lindqvist' }} error={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="field: hover, focus, disabled; button: hover, focus, pressed" flow="stack" width="40rem">
        <CommentForm onSubmit={fn()} data-state="hover" />
        <CommentForm onSubmit={fn()} data-state="focus" initialText="That light" />
        <CommentForm onSubmit={fn()} disabled initialText="That light" />
        {stillStates.map((state) => (
          <Held key={state} state={state} at="button">
            <CommentForm onSubmit={fn()} />
          </Held>
        ))}
      </SheetRow>
      <SheetRow label="sent: on its way, nothing but blanks, refused" flow="stack" width="40rem">
        <div data-sent="" style={{ display: 'grid', gap: 12 }}>
          <CommentForm onSubmit={() => never} initialText="That light." />
          <CommentForm onSubmit={fn()} initialText="  " />
          <CommentForm onSubmit={refused} initialText="That light." />
        </div>
      </SheetRow>
      <SheetRow label="longest; narrow" flow="stack" width="18rem">
        <CommentForm onSubmit={fn()} initialText={awkward.long} texts={{ submit: 'Kommentar veröffentlichen' }} />
        <CommentForm onSubmit={fn()} author={{ name: 'Maya Lindqvist' }} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="30rem">
        <CommentForm onSubmit={fn()} author={{ name: 'محمد علي' }} texts={{ placeholder: awkward.arabic, submit: 'إرسال' }} />
      </SheetRow>
    </StickerSheet>
  ),
})
