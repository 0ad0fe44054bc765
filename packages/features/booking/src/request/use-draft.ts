import { useCallback, useState } from 'react'
import { readDraft, type RequestDraft, writeDraft } from '../drafts.ts'

/** The draft of a request: what is changed is kept for this tab at once, over Back and a reload. */
export const useDraft = (pilotId: string, aircraftId: string) => {
  const [draft, setDraft] = useState(() => readDraft(pilotId, aircraftId))
  const change = useCallback(
    (changes: Partial<RequestDraft>): void =>
      setDraft((now) => {
        const next = { ...now, ...changes }
        writeDraft(pilotId, aircraftId, next)
        return next
      }),
    [pilotId, aircraftId],
  )
  return [draft, change] as const
}
