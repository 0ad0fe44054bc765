import type { Conversation } from '@pilotpair/contract'
import { useAppStore } from '@pilotpair/feature-core'
import { useRef, useState } from 'react'
import { messagesApi, useListConversationsQuery } from '../api.ts'
import { readLater } from '../read-later.ts'

/** Milliseconds between two looks for conversations that somebody else has begun. */
const LIST_POLL_MS = 30_000

/** The list of conversations and what can be done with it. */
export interface Conversations {
  /** `undefined` until they are known. */
  readonly items: readonly Conversation[] | undefined
  /** The last reading failed. What was known before stays. */
  readonly hasFailed: boolean
  /** "Sync Messages": reads the list again, and what is new in the open conversation. */
  readonly sync: () => void
  readonly isSyncing: boolean
}

/** Reads the own conversations (section 2.13). */
export const useConversations = (openId: string | undefined): Conversations => {
  const store = useAppStore()
  const { data, isError, refetch } = useListConversationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LIST_POLL_MS,
    skipPollingIfUnfocused: true,
  })
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
  return { items: data, hasFailed: isError, sync: () => void run(), isSyncing }
}
