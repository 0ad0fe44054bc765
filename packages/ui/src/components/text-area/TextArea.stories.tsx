import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: TextArea,
  title: 'UI/TextArea',
  args: { label: 'Message', optionalText: 'Optional', onChange: fn() },
})

export const Default = meta.story({})

export const Grows = meta.story({
  tags: ['!autodocs'],
  args: { rows: 2, maxRows: 4 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    const before = area.clientHeight
    await userEvent.type(area, 'one{Enter}two{Enter}three')
    await expect(area.clientHeight).toBeGreaterThan(before)
    const three = area.clientHeight
    await userEvent.type(area, '{Enter}four{Enter}five{Enter}six{Enter}seven')
    await expect(area.clientHeight).toBeGreaterThan(three)
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
})

/** Safari and Firefox came to `field-sizing` late. */
export const GrowsByScript = meta.story({
  tags: ['!autodocs'],
  args: { rows: 1 },
  beforeEach: () => {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false)
    return () => supports.mockRestore()
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    const before = area.style.blockSize
    await userEvent.type(area, 'one{Enter}two{Enter}three')
    await waitFor(() => expect(Number.parseFloat(area.style.blockSize)).toBeGreaterThan(Number.parseFloat(before)))
  },
})

export const CountsWhatIsLeft = meta.story({
  args: { limit: 12, defaultValue: 'Fly with me', hint: 'The other pilot reads it.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    await expect(area).toHaveAccessibleDescription('The other pilot reads it. 1 character left')
    await userEvent.type(area, ' 😀')
    await expect(area).toHaveValue('Fly with me 😀')
    await expect(area).toHaveAccessibleDescription('The other pilot reads it. 1 character too many')
  },
})

export const ErrorIsLinked = meta.story({
  name: 'c53: the error of a text area is linked',
  args: { label: 'Comment', error: 'Comment cannot be empty' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Comment' })
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription('Comment cannot be empty')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack" width="24rem">
        <TextArea label="Rest" placeholder="Placeholder" />
        <TextArea label="Hover" data-state="hover" />
        <TextArea label="Focus" defaultValue="Let's fly together!" data-state="focus" />
        <TextArea label="Error" required error="Comment cannot be empty" />
        <TextArea label="Hint and count" optionalText="Optional" hint="The other pilot reads it." limit={500} />
        <TextArea label="Too long" limit={5} defaultValue="Let's fly together!" />
        <TextArea label="Disabled" disabled defaultValue="Let's fly together!" />
        <TextArea label="Read only" readOnly defaultValue="Let's fly together!" />
        <TextArea label="One line" rows={1} />
        <TextArea aria-label="Without a visible label" placeholder="Without a visible label" />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="16rem">
        <TextArea label={awkward.long} defaultValue={awkward.long} error={awkward.long} limit={10} />
        <TextArea label={awkward.unbroken} defaultValue={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="24rem">
        <TextArea label="رسالة" defaultValue={awkward.arabic} hint="نص" limit={200} leftText={(left) => `${left} حرف`} />
      </SheetRow>
    </StickerSheet>
  ),
})
