import { useUi } from '../components/ui-provider/UiProvider.tsx'
import { sureDate } from './sureDate.ts'

/** The instant that counts as now: the one given, where it is one, else that of the clock of `UiProvider`. */
export const useMoment = (now: Date | undefined): Date | undefined => {
  const ui = useUi()
  return sureDate(now) ?? ui.now?.()
}
