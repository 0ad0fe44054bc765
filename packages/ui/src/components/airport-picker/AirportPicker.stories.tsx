import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { AirportPicker, type AirportOption, type AirportPickerProps } from './index.ts'

const airport = (id: string, name: string, code: string | undefined, place: string): AirportOption => ({
  id,
  name,
  label: code === undefined ? name : `${name} (${code})`,
  place,
  ...(code !== undefined && { code }),
})

const known: readonly AirportOption[] = [
  airport('pao', 'Palo Alto', 'PAO', 'California, United States'),
  airport('sql', 'San Carlos', 'SQL', 'California, United States'),
  airport('cgh', 'São Paulo Congonhas', 'CGH', 'São Paulo, Brazil'),
  airport('rio', 'Rio Lindo Airstrip', undefined, 'Belize'),
  airport('hrz', 'הרצליה', 'HRZ', 'ישראל'),
]

const world: readonly AirportOption[] = [
  ...known,
  ...Array.from({ length: 17_995 }, (_, at) => airport(`f${at}`, `Field ${at}`, undefined, 'Nowhere')),
]

const Example = (props: Partial<AirportPickerProps>) => {
  const [value, setValue] = useState<string | null>(props.value ?? null)
  return (
    <div style={{ maxInlineSize: 420, minBlockSize: 460, padding: 16 }}>
      <AirportPicker
        label="Home airport"
        options={world}
        {...props}
        value={value}
        onChange={(id) => {
          setValue(id)
          props.onChange?.(id)
        }}
      />
      <button type="button">After</button>
    </div>
  )
}

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  title: 'UI/AirportPicker',
  component: AirportPicker,
  args: {
    label: 'Home airport',
    options: world,
    value: null,
    onChange: fn(),
    onFirstFocus: fn(),
    hint: 'Search by code, name or place.',
  },
  render: (args) => <Example {...args} />,
})

export const Default = meta.story()

export const Open = meta.story({
  name: 'shows at most 500 and tells how many there are',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Home airport' }))
    const note = 'Showing 500 of 18,000 airports. Type to narrow the list.'
    await expect(canvas.getAllByText(note)[0]).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(note)
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '500')
  },
})

Default.test('asks for its data at the first focus only', async ({ canvas, args }) => {
  const input = canvas.getByRole('combobox', { name: 'Home airport' })
  await expect(args.onFirstFocus).not.toHaveBeenCalled()
  input.focus()
  input.blur()
  input.focus()
  await expect(args.onFirstFocus).toHaveBeenCalledOnce()
})

Default.test('a code typed and Enter choose; the field shows the label', async ({ canvas, args }) => {
  const input = canvas.getByRole('combobox', { name: 'Home airport' })
  await userEvent.type(input, 'pao')
  await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Palo Alto (PAO)')
  await userEvent.keyboard('{Enter}')
  await expect(args.onChange).toHaveBeenCalledWith('pao')
  await expect(input).toHaveValue('Palo Alto (PAO)')
  await expect(canvas.queryByRole('listbox')).toBeNull()
})

Default.test('finds without accents, and an airport without a code', async ({ canvas, args }) => {
  const input = canvas.getByRole('combobox', { name: 'Home airport' })
  await userEvent.type(input, 'sao paulo')
  await userEvent.click(canvas.getByRole('option', { name: /São Paulo Congonhas/ }))
  await expect(args.onChange).toHaveBeenLastCalledWith('cgh')
  await userEvent.clear(input)
  await expect(args.onChange).toHaveBeenLastCalledWith(null)
  await userEvent.type(input, 'rio lindo')
  await userEvent.click(canvas.getByRole('option', { name: /Rio Lindo Airstrip/ }))
  await expect(input).toHaveValue('Rio Lindo Airstrip')
})

Default.test('End reaches the last shown row, which is made on the way', async ({ canvas, canvasElement }) => {
  const input = canvas.getByRole('combobox', { name: 'Home airport' })
  // Counted by selector: asking hundreds of rows for their role takes seconds.
  const rows = () => canvasElement.querySelectorAll('[role="option"]')
  await userEvent.click(input)
  await expect(rows().length).toBeLessThan(100)
  await userEvent.keyboard('{End}')
  await expect(canvasElement.querySelector('[aria-selected="true"]')).toHaveAttribute('aria-posinset', '500')
  await expect(rows()).toHaveLength(500)
  await userEvent.keyboard('{Escape}')
  await expect(rows()).toHaveLength(0)
})

Default.test('says when nothing matches', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Home airport' }), 'zzzz')
  await expect(canvas.getAllByText('No airport found.')[0]).toBeVisible()
})

export const Chosen = meta.story({ args: { value: 'sql' } })

Chosen.test('Escape closes the list and keeps the choice; closed it is left to the dialog around', async ({ canvas, args }) => {
  const input = canvas.getByRole('combobox', { name: 'Home airport' })
  await userEvent.click(input)
  await userEvent.clear(input)
  await userEvent.type(input, 'pal')
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('listbox')).toBeNull()
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  input.dispatchEvent(escape)
  await expect(escape.defaultPrevented).toBe(false)
  await expect(args.onChange).not.toHaveBeenCalledWith('pao')
})

Chosen.test('leaving goes back to the choice and takes nothing that was only highlighted', async ({ canvas, args }) => {
  const input = canvas.getByRole('combobox', { name: 'Home airport' })
  await userEvent.type(input, 'x')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await waitFor(() => expect(input).toHaveValue('San Carlos (SQL)'))
  await expect(args.onChange).not.toHaveBeenCalled()
})

Chosen.test('the button clears it and keeps the focus in the field', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear airport' }))
  await expect(args.onChange).toHaveBeenCalledWith(null)
  await expect(canvas.getByRole('combobox', { name: 'Home airport' })).toHaveFocus()
  await expect(canvas.getByRole('combobox', { name: 'Home airport' })).toHaveValue('')
})

export const Failed = meta.story({
  args: { options: [], state: { kind: 'failed', message: 'Failed to load airports.', onRetry: fn() } },
})

Failed.test('says so and can be tried again', async ({ canvas, args }) => {
  await expect(within(canvas.getByRole('alert')).getByText('Failed to load airports.')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(args.state?.kind === 'failed' && args.state.onRetry).toHaveBeenCalledOnce()
})

const Recovering = (props: Partial<AirportPickerProps>) => {
  const [isFailed, setFailed] = useState(true)
  const failed = { kind: 'failed', message: 'Failed to load airports.', onRetry: () => setFailed(false) } as const
  return <Example {...props} state={isFailed ? failed : { kind: 'loading' }} />
}

export const Retried = meta.story({
  name: 'trying again leads the focus to the field',
  tags: ['!autodocs'],
  args: { options: [] },
  render: (args) => <Recovering {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Home airport' })).toHaveFocus()
    // What has just been asked for again is not asked for a second time.
    await expect(args.onFirstFocus).not.toHaveBeenCalled()
  },
})

export const OtherWords = meta.story({
  name: 'the chosen one is named in the given words',
  tags: ['!autodocs'],
  args: { options: known, value: 'sql', texts: { selected: 'Ausgewählt' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Home airport' }))
    await expect(canvas.getByRole('option', { name: /^San Carlos \(SQL\) ?Ausgewählt/ })).toBeVisible()
  },
})

export const CapitalThatGrows = meta.story({
  name: 'c35: a capital that is two letters in lower case does not move the mark',
  tags: ['!autodocs'],
  args: { options: [airport('ist', 'İstanbul Airport', 'IST', 'Türkiye')] },
  play: async ({ canvas, canvasElement }) => {
    const mark = () => canvasElement.querySelector('mark')?.textContent
    await userEvent.type(canvas.getByRole('combobox', { name: 'Home airport' }), 'STANBUL')
    await expect(mark()).toBe('stanbul')
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Home airport' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Home airport' }), 'airport')
    await expect(mark()).toBe('Airport')
  },
})

export const Loading = meta.story({
  args: { options: [], state: { kind: 'loading' }, value: 'pao', valueLabel: 'Palo Alto (PAO)' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Home airport' }))
    await expect(canvas.getAllByText('Loading airports...')[0]).toBeVisible()
  },
})

export const Invalid = meta.story({ args: { error: 'Please select a home airport', required: true } })

Invalid.test('c53: the message is tied to the field', async ({ canvas }) => {
  const input = canvas.getByRole('combobox', { name: 'Home airport' })
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription(/Please select a home airport/)
})

const unbroken = airport('x', awkward.unbroken, 'XXX', awkward.unbroken)
const picker = { options: known, value: null, onChange: fn() }

/** Room for a list that opens. */
const opened = { inlineSize: '22rem', maxInlineSize: '100%', minBlockSize: '27rem' } as const

/** Each with what is typed into it; the first option is highlighted then, and the second one after a step down. */
const opens: readonly (readonly [label: string, typed: string, steps: number])[] = [
  ['All of them', '', 2], ['Typed', 'san', 0], ['Nothing found', 'zzzz', 0], ['On its way', '', 0], ['Unbroken, open', '', 1],
  ['افتح', '', 1],
]

export const LongestNames = meta.story({
  name: 'c35: the place leaves the name its room',
  tags: ['!autodocs'],
  args: { options: [unbroken] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Home airport' }))
    const name = await canvas.findByText(unbroken.label)
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(100)
    await expect(canvas.getByRole('listbox').scrollWidth).toBeLessThanOrEqual(canvas.getByRole('listbox').clientWidth)
  },
})

export const Sheet = meta.story({
  play: async ({ canvas }) => {
    for (const [label, typed, steps] of opens) {
      const input = canvas.getByRole('combobox', { name: label })
      // As long as a press goes on, no list closes because another one has the focus.
      await fireEvent.mouseDown(input)
      if (typed === '') await fireEvent.click(input)
      else await fireEvent.input(input, { target: { value: typed } })
      for (let step = 0; step < steps; step += 1) await fireEvent.keyDown(input, { key: 'ArrowDown' })
    }
    await expect(canvas.getAllByRole('combobox', { expanded: true })).toHaveLength(opens.length)
  },
  render: () => (
    <StickerSheet>
      {/* Rows out of sight are not drawn; the picture has all of them. */}
      <style>{'[role="option"] { content-visibility: visible }'}</style>
      <SheetRow label="states" flow="stack" width="26rem">
        <AirportPicker {...picker} label="Empty" placeholder="Any airport" hint="Search by code, name or place." />
        <AirportPicker {...picker} label="Chosen" value="pao" required />
        <AirportPicker {...picker} label="Hover" value="pao" data-state="hover" />
        <AirportPicker {...picker} label="Focus" value="pao" data-state="focus" />
        <Held state="focus" at="[aria-label='Clear airport']">
          <Held state="hover" at="[aria-label='Show airports']">
            <AirportPicker {...picker} label="Clear: focus; open: hover" value="pao" />
          </Held>
        </Held>
        <AirportPicker {...picker} label="Disabled" value="pao" disabled />
        <AirportPicker {...picker} label="Invalid" error="Please select a home airport" />
        <AirportPicker {...picker} label="Failed" options={[]} state={{ kind: 'failed', message: 'Failed to load airports.', onRetry: fn() }} />
      </SheetRow>
      <SheetRow label="open: the second one highlighted and how many there are; the chosen one; typed">
        <div style={opened}>
          <AirportPicker {...picker} label="All of them" options={world} value="pao" />
        </div>
        <div style={opened}>
          <AirportPicker {...picker} label="Typed" value="sql" />
        </div>
      </SheetRow>
      <SheetRow label="open: nothing found, on its way">
        <div style={{ ...opened, minBlockSize: '8rem' }}>
          <AirportPicker {...picker} label="Nothing found" />
        </div>
        <div style={{ ...opened, minBlockSize: '8rem' }}>
          <AirportPicker {...picker} label="On its way" options={[]} state={{ kind: 'loading' }} value="pao" valueLabel="Palo Alto (PAO)" />
        </div>
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="18rem">
        <AirportPicker {...picker} label={awkward.long} options={[unbroken]} value="x" error={awkward.unbroken} optionalText="Optional" />
        <div style={opened}>
          <AirportPicker {...picker} label="Unbroken, open" options={[unbroken, ...known]} value="x" />
        </div>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="26rem">
        <AirportPicker {...picker} label="المطار" value="hrz" optionalText="اختياري" />
        <div style={opened}>
          <AirportPicker {...picker} label="افتح" value="hrz" />
        </div>
      </SheetRow>
    </StickerSheet>
  ),
})
