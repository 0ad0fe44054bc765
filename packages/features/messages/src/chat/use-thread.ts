import { MESSAGE_POLL_MS } from '@pilotpair/contract'
import { statusOf, useAppStore, useOnOpening, useSteady } from '@pilotpair/feature-core'
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

/**
 * How the looks for new messages go. `behind`: the last one failed, and the next is on its way by itself. `ended`: the
 * answer was one after which nothing more is asked.
 */
export type Looks = 'current' | 'behind' | 'ended'

/** An open conversation and what can be done with it. */
export interface OpenThread {
  readonly state: ThreadState
  readonly looks: Looks
  readonly retry: () => void
  readonly loadOlder: () => void
  readonly isLoadingOlder: boolean
  /** The last try to read older messages failed. */
  readonly hasOlderFailed: boolean
}

/** What a look says. After no session, no right, no such conversation asking again leads nowhere. */
const looksAfter = (failure: unknown): Looks => {
  if (failure === undefined) return 'current'
  const status = statusOf(failure)
  return status === 401 || status === 403 || status === 404 ? 'ended' : 'behind'
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
 * Marks what is in sight as read, once a message.
 *
 * @param lastId the last message of the other person
 * @returns marks it, unless that is done already: for when it could not be done before
 */
const useMarking = (conversationId: string, lastId: string | undefined): (() => Promise<void>) => {
  const [markRead] = useMarkConversationReadMutation()
  const marked = useRef<string>(undefined)
  const seen = useSeen()
  const mark = useSteady(async (): Promise<void> => {
    if (lastId === undefined || marked.current === lastId || !isSeen()) return
    marked.current = lastId
    const { error } = await markRead(conversationId)
    if (error !== undefined && marked.current === lastId) marked.current = undefined
  })
  useEffect(() => {
    if (seen && lastId !== undefined) void mark()
  }, [seen, lastId, mark])
  return mark
}

/**
 * Reads a conversation and keeps it up to date (sections 2.13, 4): new messages every five seconds while the page is
 * seen, older ones when asked for. What is in sight is marked as read.
 */
export const useThread = (conversationId: string, viewerId: string): OpenThread => {
  const store = useAppStore()
  const onOpening = useOnOpening()
  const query = useThreadQuery(conversationId, { refetchOnMountOrArgChange: onOpening })
  const { currentData: thread, error, isFetching } = query
  const [looks, setLooks] = useState<Looks>('current')
  const mark = useMarking(conversationId, thread?.messages.findLast(({ sender_id: id }) => id !== viewerId)?.id)

  usePoll(
    async () => {
      const next = looksAfter(await readLater(store, conversationId))
      setLooks(next)
      if (next === 'current') void mark()
      return next !== 'ended'
    },
    MESSAGE_POLL_MS,
    thread !== undefined,
  )

  const older = useOlder(conversationId, thread?.olderCursor)
  const actions = { ...older, looks, retry: () => void query.refetch() }
  if (thread !== undefined) return { ...actions, state: { kind: 'loaded', thread } }
  if (error !== undefined) return { ...actions, state: { kind: 'failed', error, isRetrying: isFetching } }
  return { ...actions, state: { kind: 'loading' } }
}
