import { bookingTexts } from '@pilotpair/contract'
import { dropFromTab, keepInTab, keptObject } from './tab-storage.ts'

/** The steps of the wizard (section 2.7). */
export const wizardSteps = ['details', 'date'] as const
/** One of {@link wizardSteps}. */
export type WizardStep = (typeof wizardSteps)[number]

/** A flight request that is not sent yet. */
export interface RequestDraft {
  readonly step: WizardStep
  /** The chosen day at the airport, `YYYY-MM-DD`; `null` while none is chosen. */
  readonly date: string | null
  /** Beginnings of the chosen hours, in order, as ISO instants. */
  readonly selected: readonly string[]
  /** The word to the co-pilot, as typed. */
  readonly notes: string
}

/** A request that has just been started (section 3). */
export const newDraft: RequestDraft = { step: 'details', date: null, selected: [], notes: bookingTexts.defaultNotes }

/** Every pair of pilot and aircraft has a draft of its own. */
const keyOf = (pilotId: string, aircraftId: string): string => `pilotpair.request-draft.${pilotId}.${aircraftId}`

/** Whether a kept value is an ISO instant. */
export const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))
/** Whether a kept value is a day, `YYYY-MM-DD`. */
export const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** The draft of this tab, so that nothing is lost by going back or by a reload; what cannot be read starts anew. */
export const readDraft = (pilotId: string, aircraftId: string): RequestDraft => {
  const kept = keptObject(keyOf(pilotId, aircraftId)) ?? {}
  const { date, selected, notes } = kept
  const isWhole = isDate(date) && Array.isArray(selected) && selected.every(isInstant)
  return {
    step: wizardSteps.find((step) => step === kept['step']) ?? newDraft.step,
    date: isWhole ? date : null,
    selected: isWhole ? selected : [],
    notes: typeof notes === 'string' ? notes : newDraft.notes,
  }
}

/** Keeps a draft for this tab. */
export const writeDraft = (pilotId: string, aircraftId: string, draft: RequestDraft): void =>
  keepInTab(keyOf(pilotId, aircraftId), JSON.stringify(draft))

/** Forgets a draft: it was sent. */
export const forgetDraft = (pilotId: string, aircraftId: string): void => dropFromTab(keyOf(pilotId, aircraftId))
