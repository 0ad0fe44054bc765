import { AIRPORT_CACHE_KEY, type Airport, airportEndpoints, airportTexts } from '@pilotpair/contract'
import { sampleAirportList, sampleAirports } from '@pilotpair/contract/testing'
import { handle, withStore } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AirportField, type AirportFieldProps } from './AirportField.tsx'
import { airportScenarios } from './AirportField.scenario.ts'
import { packAirports } from './packed-airports.ts'

const Kept = (props: AirportFieldProps) => {
  const [airport, setAirport] = useState<Airport | null>(null)
  return (
    <AirportField
      {...props}
      value={airport?.id_airport ?? props.value}
      onChange={(next) => {
        props.onChange(next)
        setAirport(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Features/Airports/AirportField',
  component: AirportField,
  args: { label: 'Home airport', value: null, onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    withStore,
    (Story) => (
      <div style={{ maxInlineSize: 400, minBlockSize: 420, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

/** How often GET airports was called. */
let calls = 0
const countsCalls = handle(airportEndpoints.list, () => {
  calls += 1
  return HttpResponse.json(sampleAirportList)
})

type Canvas = ReturnType<typeof within>
const picker = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Home airport' })

export const Untouched = meta.story({
  beforeEach: ({ msw }) => {
    calls = 0
    msw.use(countsCalls)
  },
})

Untouched.test('asks for nothing until it has the focus, then once', async ({ canvas }) => {
  await picker(canvas)
  await expect(calls).toBe(0)
  await userEvent.click(await picker(canvas))
  await expect(await canvas.findByRole('option', { name: /Palo Alto \(PAO\)/ })).toBeVisible()
  await userEvent.tab()
  await userEvent.click(await picker(canvas))
  await expect(calls).toBe(1)
})

Untouched.test('finds an airport by its code and gives it to the form', async ({ canvas, args }) => {
  await userEvent.type(await picker(canvas), 'rhv')
  await userEvent.click(await canvas.findByRole('option', { name: /Reid-Hillview \(RHV\)/ }))
  await expect(args.onChange).toHaveBeenLastCalledWith(sampleAirports.RHV)
  await expect(await picker(canvas)).toHaveValue('Reid-Hillview (RHV)')
})

Untouched.test('an airport without a code can be chosen and is named plainly', async ({ canvas, args }) => {
  await userEvent.type(await picker(canvas), 'san martin')
  await userEvent.click(await canvas.findByRole('option', { name: /^San Martin/ }))
  await expect(args.onChange).toHaveBeenLastCalledWith(sampleAirports.SANMARTIN)
  await expect(await picker(canvas)).toHaveValue('San Martin')
})

export const Chosen = meta.story({
  args: { value: sampleAirports.PAO.id_airport, selected: sampleAirports.PAO },
  beforeEach: ({ msw }) => {
    calls = 0
    msw.use(countsCalls)
  },
})

Chosen.test('a known airport is named without the list', async ({ canvas }) => {
  await expect(await picker(canvas)).toHaveValue('Palo Alto (PAO)')
  await expect(calls).toBe(0)
})

export const ChosenById = meta.story({
  args: { value: sampleAirports.SJC.id_airport },
  beforeEach: ({ msw }) => msw.use(...airportScenarios.loaded),
})

ChosenById.test('an airport known by its id alone is looked up', async ({ canvas }) => {
  const field = await picker(canvas)
  await waitFor(() => expect(field).toHaveValue('San Jose (SJC)'))
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...airportScenarios.loading) })

Loading.test('says that the airports are on their way', async ({ canvas }) => {
  await userEvent.click(await picker(canvas))
  await expect((await canvas.findAllByText('Loading airports...')).length).toBeGreaterThan(0)
})

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...airportScenarios.error) })

Failed.test('c48: says so only when the call fails, and tries again', async ({ canvas, msw }) => {
  await expect(canvas.queryByText(airportTexts.loadFailed)).toBeNull()
  await userEvent.click(await picker(canvas))
  await expect(await canvas.findByText(airportTexts.loadFailed)).toBeVisible()
  msw.use(...airportScenarios.loaded)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(canvas.queryByText(airportTexts.loadFailed)).toBeNull())
  await userEvent.type(await picker(canvas), 'pao')
  await expect(await canvas.findByRole('option', { name: /Palo Alto/ })).toBeVisible()
})

export const Misshapen = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(airportEndpoints.list, () => HttpResponse.json([sampleAirports.PAO, { id_airport: 'PAO' }]))),
})

Misshapen.test('c59: a list of another shape is no list: it says so, stores nothing, and tries again', async ({ canvas, msw }) => {
  await userEvent.click(await picker(canvas))
  await expect(await canvas.findByText(airportTexts.loadFailed)).toBeVisible()
  await expect(localStorage.getItem(AIRPORT_CACHE_KEY)).toBeNull()
  msw.use(...airportScenarios.loaded)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(canvas.queryByText(airportTexts.loadFailed)).toBeNull())
  await waitFor(() => expect(localStorage.getItem(AIRPORT_CACHE_KEY)).toBe(packAirports(sampleAirportList)))
})

export const DamagedCache = meta.story({
  beforeEach: ({ msw }) => {
    calls = 0
    localStorage.setItem(AIRPORT_CACHE_KEY, '{bad')
    msw.use(countsCalls)
  },
})

DamagedCache.test('c48: damaged content is dropped, the list is asked for once and stored', async ({ canvas }) => {
  await userEvent.click(await picker(canvas))
  await expect(await canvas.findByRole('option', { name: /Palo Alto/ })).toBeVisible()
  await expect(calls).toBe(1)
  await waitFor(() => expect(localStorage.getItem(AIRPORT_CACHE_KEY)).toBe(packAirports(sampleAirportList)))
})

export const Cached = meta.story({
  beforeEach: ({ msw }) => {
    calls = 0
    localStorage.setItem(AIRPORT_CACHE_KEY, packAirports(sampleAirportList))
    msw.use(countsCalls)
  },
})

Cached.test('a stored list serves without a call', async ({ canvas }) => {
  await userEvent.click(await picker(canvas))
  await expect(await canvas.findByRole('option', { name: /Palo Alto/ })).toBeVisible()
  await expect(calls).toBe(0)
})

export const Full = meta.story({ beforeEach: ({ msw }) => msw.use(...airportScenarios.full) })

Full.test('tells how many of 18,000 are displayed, and stores them', async ({ canvas }) => {
  await userEvent.click(await picker(canvas))
  const note = 'Showing 500 of 18,000 airports. Type to narrow the list.'
  await expect((await canvas.findAllByText(note)).length).toBeGreaterThan(0)
  await waitFor(() => expect(localStorage.getItem(AIRPORT_CACHE_KEY)).not.toBeNull())
  await userEvent.type(await picker(canvas), 'airfield 17999')
  await expect(await canvas.findByRole('option', { name: /Airfield 17999/ })).toBeVisible()
})
