import { useMemo } from 'react'
import { useUi } from '../components/ui-provider/UiProvider.tsx'
import { knownLocale } from './locale.ts'
import type { ZoneOptions } from './time.ts'

/** Props of components that show instants. */
export interface ZoneProps {
  /** IANA zone of the clock shown. @default the zone of `UiProvider`, else UTC */
  timeZone?: string | undefined
  /** BCP 47 tag of the words for days and months. @default the locale of `UiProvider` */
  locale?: string | undefined
}

/** The zone and language to write instants in: what the props say, else the surroundings. */
export const useZone = ({ timeZone, locale }: ZoneProps): ZoneOptions => {
  const ui = useUi()
  const zone = timeZone ?? ui.timeZone ?? 'UTC'
  const language = knownLocale(locale, ui.locale)
  return useMemo(() => ({ timeZone: zone, locale: language }), [zone, language])
}
