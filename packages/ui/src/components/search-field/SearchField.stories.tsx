import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { SearchField } from './SearchField.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: SearchField,
  title: 'UI/SearchField',
  args: { label: 'Search', placeholder: 'Model, registration or airport', onChange: fn(), onClear: fn() },
})

export const Default = meta.story({})

export const ClearsByButton = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(input, 'Cessna')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledTimes(7)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

const Kept = ({ onEscape }: { onEscape: () => void }) => {
  const [text, setText] = useState('PAO')
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <SearchField label="Search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <p>Looking for “{text}”</p>
    </div>
  )
}

const onEscape = fn()

/** The first Escape is the field's, the second that of what is around it. */
export const ClearsByEscape = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    onEscape.mockClear()
  },
  render: () => <Kept onEscape={onEscape} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Looking for “”')).toBeVisible()
    await expect(onEscape).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onEscape).toHaveBeenCalledOnce()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack" width="24rem">
        <SearchField label="Empty" placeholder="Model, registration or airport" />
        <SearchField label="Filled" defaultValue="Cessna 172" />
        <SearchField label="Hover" data-state="hover" />
        <SearchField label="Focus" data-state="focus" defaultValue="Cessna 172" />
        <SearchField label="Hint" hint="Model, registration or airport" />
        <SearchField label="Error" error="At most 100 characters" defaultValue="Cessna 172" />
        <SearchField label="Disabled" disabled defaultValue="Cessna 172" />
        <SearchField label="Read only" readOnly defaultValue="Cessna 172" />
        <SearchField label="Compact" size="compact" defaultValue="Cessna 172" />
        <SearchField aria-label="Without a visible label" placeholder="Without a visible label" />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="16rem">
        <SearchField label={awkward.long} defaultValue={awkward.long} />
        <SearchField label={awkward.unbroken} defaultValue={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="24rem">
        <SearchField label="بحث" defaultValue={awkward.arabic} clearLabel="مسح" />
      </SheetRow>
    </StickerSheet>
  ),
})
