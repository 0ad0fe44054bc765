import { useCallback, useState } from 'react'
import { newDraft, readDraft, type RequestDraft, type WizardStep, writeDraft } from '../drafts.ts'

/**
 * The draft of a request: what is changed is kept for this tab at once, over Back and a reload.
 *
 * @param start the step to begin with. @default the one that was left
 * @returns the draft, what changes it, and what begins another one once it was sent
 */
export const useDraft = (pilotId: string, aircraftId: string, start?: WizardStep) => {
  const [draft, setDraft] = useState((): RequestDraft => {
    const kept = readDraft(pilotId, aircraftId)
    return { ...kept, step: start ?? kept.step }
  })
  const change = useCallback(
    (changes: Partial<RequestDraft>): void =>
      setDraft((now) => {
        const next = { ...now, ...changes }
        writeDraft(pilotId, aircraftId, next)
        return next
      }),
    [pilotId, aircraftId],
  )
  const begin = useCallback((): void => setDraft(newDraft), [])
  return [draft, change, begin] as const
}
