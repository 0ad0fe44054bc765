import { MESSAGE_POLL_MS } from '@pilotpair/contract'
import { statusOf, useAppStore } from '@pilotpair/feature-core'
import { useEffect, useRef, useState } from 'react'
import { messagesApi, useMarkConversationReadMutation, useThreadQuery } from '../api.ts'
import { readLater } from '../read-later.ts'
import { joinOlder, type Thread } from '../thread.ts'
import { isSeen, usePoll } from './use-poll.ts'

/** What the conversation shows. */
export type ThreadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly isRetrying: boolean }
  | { readonly kind: 'loaded'; readonly thread: Thread }

/** An open conversation and what can be done with it. */
export interface OpenThread {
  readonly state: ThreadState
  /** The last look for new messages failed; the next one is on its way by itself. */
  readonly isBehind: boolean
  readonly retry: () => void
  readonly loadOlder: () => void
  readonly isLoadingOlder: boolean
  /** The last try to read older messages failed. */
  readonly hasOlderFailed: boolean
}

/** Answers after which asking again leads nowhere: no session, no right, no such conversation. */
const isFinal = (failure: unknown): boolean => {
  const status = statusOf(failure)
  return status === 401 || status === 403 || status === 404
}

/** Whether the page is seen; the component is drawn again when that changes. */
const useSeen = (): boolean => {
  const [seen, setSeen] = useState(isSeen)
  useEffect(() => {
    const look = (): void => setSeen(isSeen())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return seen
}

const useOlder = (conversationId: string, cursor: string | undefined) => {
  const store = useAppStore()
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isAsking = useRef(false)
  const ask = async (): Promise<void> => {
    if (cursor === undefined || isAsking.current) return
    isAsking.current = true
    setOlder('loading')
    const { data } = await store.dispatch(
      messagesApi.endpoints.olderMessages.initiate({ conversationId, cursor }, { forceRefetch: true, subscribe: false }),
    )
    isAsking.current = false
    setOlder(data === undefined ? 'failed' : 'idle')
    if (data === undefined) return
    store.dispatch(
      messagesApi.util.updateQueryData('thread', conversationId, (known) =>
        known.olderCursor === cursor ? joinOlder(known, data) : known,
      ),
    )
  }
  return { loadOlder: () => void ask(), isLoadingOlder: older === 'loading', hasOlderFailed: older === 'failed' }
}

/**
 * Reads a conversation and keeps it up to date (sections 2.13, 4): new messages every five seconds while the page is
 * seen, older ones when asked for. What is in sight is marked as read.
 */
export const useThread = (conversationId: string, viewerId: string): OpenThread => {
  const store = useAppStore()
  const query = useThreadQuery(conversationId, { refetchOnMountOrArgChange: true })
  const { currentData: thread, error, isFetching } = query
  const [isBehind, setBehind] = useState(false)
  const [markRead] = useMarkConversationReadMutation()

  usePoll(
    async () => {
      const failure = await readLater(store, conversationId)
      setBehind(failure !== undefined)
      return !isFinal(failure)
    },
    MESSAGE_POLL_MS,
    thread !== undefined,
  )

  const seen = useSeen()
  const lastOfOthers = thread?.messages.findLast(({ sender_id: id }) => id !== viewerId)?.id
  useEffect(() => {
    if (seen && lastOfOthers !== undefined) void markRead(conversationId)
  }, [seen, lastOfOthers, conversationId, markRead])

  const older = useOlder(conversationId, thread?.olderCursor)
  const actions = { ...older, isBehind, retry: () => void query.refetch() }
  if (thread !== undefined) return { ...actions, state: { kind: 'loaded', thread } }
  if (error !== undefined) return { ...actions, state: { kind: 'failed', error, isRetrying: isFetching } }
  return { ...actions, state: { kind: 'loading' } }
}
