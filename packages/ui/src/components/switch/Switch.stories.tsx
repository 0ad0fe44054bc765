import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Switch } from './Switch.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Switch,
  title: 'UI/Switch',
  args: { label: 'Open on Mondays', onChange: fn() },
})

export const Default = meta.story({})

export const Toggles = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Open on Mondays' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('Open on Mondays'))
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states">
        <Switch label="Closed" />
        <Switch label="Hover" data-state="hover" />
        <Switch label="Focus" data-state="focus" />
        <Switch label="Open" defaultChecked />
        <Switch label="Open, hover" defaultChecked data-state="hover" />
        <Switch label="Open, focus" defaultChecked data-state="focus" />
        <Switch label="Disabled" disabled />
        <Switch label="Open, disabled" defaultChecked disabled />
        <Switch label="Hint" hint="Monday to Friday" />
        <Switch aria-label="Without a visible label" />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="14rem">
        <Switch label={awkward.long} defaultChecked />
        <Switch label={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Switch label={awkward.arabic} defaultChecked />
      </SheetRow>
    </StickerSheet>
  ),
})
