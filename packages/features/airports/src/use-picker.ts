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

const interactions = ['pointerdown', 'keydown'] as const

/**
 * The picker's code: asked for once the page is drawn, or when somebody begins to use the page; by `load` at once, and
 * again when that failed.
 *
 * @param isEager whether to ask once the page is drawn
 */
export const usePicker = (isEager: boolean) => {
  const [state, setState] = useState<PickerState>(() =>
    loaded === undefined ? { kind: 'loading' } : { kind: 'ready', Picker: loaded },
  )
  const load = useCallback(() => void fetchPicker().then(setState), [])
  useEffect(() => {
    if (isEager) {
      load()
      return undefined
    }
    let waiting: ReturnType<typeof setTimeout> | undefined
    // After the press itself: it may be on the field, which gets its focus before it is replaced.
    const begin = (): void => {
      waiting ??= setTimeout(load)
    }
    for (const type of interactions) globalThis.addEventListener(type, begin, { once: true, passive: true })
    return () => {
      clearTimeout(waiting)
      for (const type of interactions) globalThis.removeEventListener(type, begin)
    }
  }, [isEager, load])
  return {
    Picker: state.kind === 'ready' ? state.Picker : undefined,
    /** The code could not be fetched. */
    hasFailed: state.kind === 'failed',
    load,
  }
}
