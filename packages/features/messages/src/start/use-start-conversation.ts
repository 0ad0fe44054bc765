import { chatTexts } from '@pilotpair/contract'
import { isApiFailure } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useRef } from 'react'
import { useFindOrCreateConversationMutation } from '../api.ts'

/** Finds or begins the conversation with a person. */
export interface StartConversation {
  /**
   * The id of the one conversation with a person; `undefined` when it could not be had: a toast has said so then. A
   * second press while the first is under way asks nothing more and gets the same answer.
   *
   * @param pilotId account id of the person
   */
  readonly start: (pilotId: string) => Promise<string | undefined>
  /** The service is being asked. */
  readonly isStarting: boolean
}

/** Section 8, "Chat": the service said no, or it could not be asked. */
const textFor = (failure: unknown): string =>
  isApiFailure(failure) && failure.kind === 'refused' ? chatTexts.startFailed : chatTexts.startError

/** "Send Message": finds or begins a conversation (section 7, find-or-create). */
export const useStartConversation = (): StartConversation => {
  const [findOrCreate, { isLoading }] = useFindOrCreateConversationMutation()
  const underway = useRef(new Map<string, Promise<string | undefined>>())

  const ask = async (pilotId: string): Promise<string | undefined> => {
    const { data, error } = await findOrCreate(pilotId)
    underway.current.delete(pilotId)
    if (error !== undefined) showToast({ type: 'error', text: textFor(error) })
    return data?.id_conversation
  }

  const start = (pilotId: string): Promise<string | undefined> => {
    const known = underway.current.get(pilotId)
    if (known !== undefined) return known
    const asked = ask(pilotId)
    underway.current.set(pilotId, asked)
    return asked
  }
  return { start, isStarting: isLoading }
}
