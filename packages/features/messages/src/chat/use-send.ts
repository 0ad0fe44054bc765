import { chatTexts, messageForm } from '@pilotpair/contract'
import { failureText, placeProblems, systemClock, useAppStore } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft, returnDraft, watchReturns } from '../drafts.ts'
import { postMessage, recoverPost } from '../outbox.ts'

/** The box of a conversation. */
export interface Box {
  /** Another key is another box: a text came back to it from a box that was left. */
  readonly key: number
  readonly initialText: string
  /** What the service, or a rule of ours, says against the last text. */
  readonly problem: string | undefined
  /** A text came back from a box that was left. */
  readonly isReturned: boolean
  readonly onTextChange: (text: string) => void
  /** Rejects when the text could not be sent; the box then takes it back. */
  readonly onSend: (text: string) => Promise<void>
}

class NotSent extends Error {}

/** A complaint about a text; it goes as soon as the text is another one. */
interface Problem {
  readonly text: string
  readonly message: string | undefined
}

interface Shown {
  readonly key: number
  readonly initialText: string
  readonly isReturned: boolean
}

/** Whether the component is on the page, for what ends after it has gone. */
const useMounted = () => {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

/** Why a text cannot be sent at all, by the rule that the service has too. */
const ruleAgainst = (content: string): string | undefined => {
  const { success, error } = messageForm.safeParse({ content })
  return success ? undefined : error.issues[0]?.message
}

/**
 * The box of a conversation (section 2.13): what is begun is kept for the account and the conversation; what could not
 * be sent comes back, also when its box was left meanwhile. One box a conversation: mount it anew for another.
 */
export const useSend = (conversationId: string, userId: string): Box => {
  const store = useAppStore()
  const now = useUi().now ?? systemClock
  const isMounted = useMounted()
  const [problem, setProblem] = useState<Problem>()
  const fresh = (key: number, isReturned: boolean): Shown => ({ key, initialText: readDraft(userId, conversationId), isReturned })
  const [shown, setShown] = useState(() => fresh(0, false))

  useEffect(
    () =>
      watchReturns((id) => {
        if (id !== conversationId) return
        setShown(({ key }) => ({ key: key + 1, initialText: readDraft(userId, conversationId), isReturned: true }))
      }),
    [userId, conversationId],
  )

  // A reload while a message was on its way: what did not arrive comes back.
  useEffect(() => {
    const recover = async (): Promise<void> => {
      const text = await recoverPost(store, conversationId)
      if (text !== undefined && !store.getState().session.left) returnDraft(userId, conversationId, text)
    }
    void recover()
  }, [store, userId, conversationId])

  const onTextChange = (text: string): void => {
    if (!isMounted.current) return
    setProblem((before) => (before?.text === text.trim() ? before : undefined))
    setShown((before) => (before.isReturned ? { ...before, isReturned: false } : before))
    keepDraft(userId, conversationId, text)
  }

  const onSend = async (content: string): Promise<void> => {
    const against = ruleAgainst(content)
    if (against !== undefined) {
      setProblem({ text: content, message: against })
      throw new NotSent(against)
    }
    keepDraft(userId, conversationId, '')
    const result = await postMessage(store, { conversationId, content, at: now().toISOString() })
    if (result.isSent) return
    if (isMounted.current) {
      const said = placeProblems(result.failure, { content: 'content' })[0]?.message ?? failureText(result.failure, '')
      setProblem({ text: content, message: said === '' ? undefined : said })
    } else if (!store.getState().session.left) {
      returnDraft(userId, conversationId, content)
      showToast({ type: 'error', text: chatTexts.notSent })
    }
    throw new NotSent(chatTexts.notSent)
  }

  return { ...shown, problem: problem?.message, onTextChange, onSend }
}
