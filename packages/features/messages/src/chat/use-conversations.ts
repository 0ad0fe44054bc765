import type { Conversation } from '@pilotpair/contract'
import { useAppStore, useOnOpening } from '@pilotpair/feature-core'
import { useEffect, useRef, useState } from 'react'
import { messagesApi, useListConversationsQuery } from '../api.ts'
import { readLater } from '../read-later.ts'

/** Milliseconds between two looks for conversations that somebody else has begun. */
const LIST_POLL_MS = 30_000

/** The list of conversations and what can be done with it. */
export interface Conversations {
  /** `undefined` until they are known. */
  readonly items: readonly Conversation[] | undefined
  /** Why the last reading failed, if it did. What was known before stays. */
  readonly failure: unknown
  /** "Sync Messages": reads the list again, and what is new in the open conversation. */
  readonly sync: () => void
  readonly isSyncing: boolean
}

/** The badge in the bar counts the same messages and looks less often: it looks again when their number changes here. */
const useBadgeInStep = (conversations: readonly Conversation[] | undefined): void => {
  const store = useAppStore()
  const unread = conversations?.reduce((sum, { unread_count: count }) => sum + count, 0)
  const last = useRef(unread)
  useEffect(() => {
    const isNews = last.current !== undefined && last.current !== unread
    last.current = unread
    if (isNews) store.dispatch(messagesApi.util.invalidateTags(['Unread']))
  }, [unread, store])
}

/** Reads the own conversations (section 2.13). */
export const useConversations = (openId: string | undefined): Conversations => {
  const store = useAppStore()
  const onOpening = useOnOpening()
  const { data, error, refetch } = useListConversationsQuery(undefined, {
    refetchOnMountOrArgChange: onOpening,
    pollingInterval: LIST_POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  useBadgeInStep(data)
  const [isSyncing, setSyncing] = useState(false)
  const isUnderWay = useRef(false)

  const run = async (): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSyncing(true)
    store.dispatch(messagesApi.util.invalidateTags(['Unread']))
    await Promise.all([refetch(), openId === undefined ? undefined : readLater(store, openId)])
    isUnderWay.current = false
    setSyncing(false)
  }
  // It stays failed while it is read again: what says so neither comes and goes nor is read out each time.
  return { items: data, failure: error, sync: () => void run(), isSyncing }
}
