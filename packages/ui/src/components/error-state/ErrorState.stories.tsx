import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { ErrorState } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/ErrorState',
  component: ErrorState,
  args: {
    title: 'Error: Could not load aircraft.',
    detail: 'The connection dropped. Your filters are kept.',
    onRetry: fn(),
  },
})

export const Default = meta.story()

Default.test('is announced and can be tried again', async ({ canvas, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Could not load aircraft.')
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const Retrying = meta.story({ args: { retryingLabel: 'Trying again...' } })

Retrying.test('cannot be pressed while it tries', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Trying again...' }))
  await expect(args.onRetry).not.toHaveBeenCalled()
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="alone; to try again; trying" flow="stack">
        <ErrorState title="Error: Could not load aircraft." />
        <ErrorState title="Error: Could not load flights." detail="The connection dropped." onRetry={fn()} />
        <ErrorState title="Error: Could not load posts." onRetry={fn()} retryingLabel="Trying again..." />
      </SheetRow>
      <SheetRow label="longest, unbroken" width="20rem" flow="stack">
        <ErrorState title={awkward.unbroken} detail={awkward.long} onRetry={fn()} />
      </SheetRow>
      <SheetRow label="plain, right to left" dir="rtl" flow="stack">
        <ErrorState surface="plain" drawing="hangar" title="تعذر التحميل (500)" onRetry={fn()} />
      </SheetRow>
    </StickerSheet>
  ),
})
