import { aircraft as aircraftShape } from '@pilotpair/contract'
import { isDate, isInstant } from '../drafts.ts'
import type { ChosenFlight } from '../slots.ts'
import { dropFromTab, keepInTab, keptObject } from '../tab-storage.ts'
import { newPlan, type Phase, type Plan } from './plan.ts'

const KEY = 'pilotpair.flight-plan'

/** Where a plan goes on. What was about to be confirmed is looked at again: its hours may have gone meanwhile. */
const phases: Readonly<Record<Phase, Phase>> = { aircraft: 'aircraft', details: 'details', date: 'date', confirm: 'date' }
const isPhase = (value: unknown): value is Phase => typeof value === 'string' && Object.hasOwn(phases, value)

/** Keeps a plan for this tab, so that nothing is lost by closing its dialog, by Back or by a reload. */
export const keepPlan = ({ phase, aircraft, type, date, selected, coPilotId, notes }: Plan): void =>
  keepInTab(KEY, JSON.stringify({ phase, aircraft, type, date, selected, coPilotId, notes }))

/** The plan of this tab; what cannot be read begins anew. */
export const readPlan = (): Plan => {
  const kept = keptObject(KEY)
  const aircraft = aircraftShape.safeParse(kept?.['aircraft']).data
  if (kept === undefined || aircraft === undefined) return newPlan
  const { phase, type, date, selected, coPilotId, notes } = kept
  const isWhole = isDate(date) && Array.isArray(selected) && selected.every(isInstant)
  return {
    ...newPlan,
    phase: isPhase(phase) ? phases[phase] : 'details',
    aircraft,
    type: type === 'shared' ? 'shared' : 'solo',
    date: isWhole ? date : null,
    selected: isWhole ? selected : [],
    coPilotId: typeof coPilotId === 'string' ? coPilotId : newPlan.coPilotId,
    notes: typeof notes === 'string' ? notes : newPlan.notes,
  }
}

/** Forgets the plan. */
export const forgetPlan = (): void => dropFromTab(KEY)

/** Forgets the plan if it was for this flight, which stands now, wherever it was committed to. */
export const forgetPlanOf = (aircraftId: string, { start }: ChosenFlight): void => {
  const { aircraft, selected } = readPlan()
  const [first = ''] = selected
  if (aircraft?.id_aircraft === aircraftId && Date.parse(first) === Date.parse(start)) forgetPlan()
}
