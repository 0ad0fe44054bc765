import type { AirportPickerProps } from '@pilotpair/ui/airport-picker'
import { type ComponentType, useCallback, useEffect, useState } from 'react'

type Picker = ComponentType<AirportPickerProps>

/** The picker brings a library of its own, so it comes after the page. Code, not data: one for the whole page. */
let loaded: Picker | undefined

type PickerState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'ready'; readonly Picker: Picker }

const fetchPicker = async (): Promise<PickerState> => {
  try {
    const { AirportPicker } = await import('@pilotpair/ui/airport-picker')
    loaded = AirportPicker
    return { kind: 'ready', Picker: AirportPicker }
  } catch {
    return { kind: 'failed' }
  }
}

/** The picker's code: asked for once the page is drawn, and again by `load` when that failed. */
export const usePicker = () => {
  const [state, setState] = useState<PickerState>(() =>
    loaded === undefined ? { kind: 'loading' } : { kind: 'ready', Picker: loaded },
  )
  const load = useCallback(() => void fetchPicker().then(setState), [])
  useEffect(load, [load])
  return {
    Picker: state.kind === 'ready' ? state.Picker : undefined,
    /** The code could not be fetched. */
    hasFailed: state.kind === 'failed',
    load,
  }
}
