import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { QueryCacheKey } from '@reduxjs/toolkit/query'
import { createContext, use, useContext, useEffect, useState } from 'react'
import { baseApi } from './api.ts'
import { useAppStore } from './hooks.ts'
import type { FetchPart } from './on-demand.ts'
import type { AppStore, RootState } from './store.ts'

/** Seconds for which an answer counts as read for the screen that it was prepared for: a slow phone draws for a while. */
const JUST_READ = 5

/** Milliseconds that the page before stays for what the next one needs; after that it begins without. */
const PATIENCE = 300

/** Something that a screen needs before it is drawn. */
export interface Needed {
  readonly isThere: (state: RootState) => boolean
  /** Fetches it. Nobody is told of a failure: the screen asks for itself, and says what it says then. */
  readonly get: (store: AppStore, isWaitedFor: () => boolean) => Promise<unknown>
}

/** What a screen with these props needs before it is drawn. */
export type Prepare<Props> = (props: Props) => readonly Needed[]

/** How an answer stands in the store. */
interface Entry {
  readonly data?: unknown
  readonly error?: unknown
  readonly isUninitialized: boolean
  readonly requestId?: string | undefined
}

/** A query of an api: `api.endpoints.list`. */
interface Query<Arg> {
  readonly select: (arg: Arg) => (state: RootState) => Entry
  readonly initiate: (
    arg: Arg,
    options: { readonly subscribe: false },
  ) => ThunkAction<PromiseLike<Entry> & { readonly queryCacheKey: string }, RootState, unknown, UnknownAction>
}

const isKey = (key: string, { api }: RootState): key is QueryCacheKey => key in api.queries

/** The answer of a query that the screen's hook reads: with {@link useOnOpening} where it is to be read on each opening. */
export const answerOf = <Arg>({ select, initiate }: Query<Arg>, arg: Arg): Needed => ({
  // What is known is shown, and read anew by the hook: also an answer that failed.
  isThere: (state) => {
    const { data, error } = select(arg)(state)
    return data !== undefined || error !== undefined
  },
  get: async (store, isWaitedFor) => {
    const { isUninitialized } = select(arg)(store.getState())
    const reading = store.dispatch(initiate(arg, { subscribe: false }))
    const { error, requestId } = await reading
    if (error === undefined || !isUninitialized || !isWaitedFor()) return
    // A failure of our own leaves nothing behind. What others began, or wait for by now, is theirs.
    const { queryCacheKey } = reading
    const now = select(arg)(store.getState())
    if (now.requestId === requestId && now.data === undefined && isKey(queryCacheKey, store.getState())) {
      store.dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey }))
    }
  },
})

/** Code that the screen fetches when it is drawn. */
export const codeOf = <Part>(fetchPart: FetchPart<Part>): Needed => ({
  isThere: () => fetchPart.known?.() !== undefined,
  get: () => fetchPart(),
})

interface Preparation {
  readonly begun: number
  /** Absent where nothing is waited for. */
  readonly done?: Promise<void>
  isDone: boolean
}

const isJustRead = (begun: number): boolean => Date.now() - begun < JUST_READ * 1000

/** When the screen around was prepared. */
export const Prepared = createContext(0)

/** For a screen that needs nothing, or has all of it. */
const nothing: Preparation = { begun: 0, isDone: true }

/** Until a first page stands there is none that could stay: it begins with its skeleton at once. */
let hasPage = false

const begin = (store: AppStore, needed: readonly Needed[]): Preparation => {
  const isWaitedFor = (): boolean => !preparation.isDone
  const run = async (): Promise<void> => {
    // Not while React draws: the store tells others at once.
    await Promise.resolve()
    const all = Promise.allSettled(needed.map(({ get }) => get(store, isWaitedFor)))
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    preparation.isDone = true
  }
  const preparation: Preparation = { begun: Date.now(), isDone: false }
  return Object.assign(preparation, { done: run() })
}

/** Preparations whose screen does not stand yet: React begins a drawing that has to wait anew, and keeps nothing of it. */
const underWay = new Map<unknown, Preparation>()

const preparationOf = <Props>(store: AppStore, prepare: Prepare<Props> | undefined, props: Props): Preparation => {
  if (!hasPage || prepare === undefined) return nothing
  const known = underWay.get(prepare)
  if (known !== undefined && isJustRead(known.begun)) return known
  const missing = prepare(props).filter(({ isThere }) => !isThere(store.getState()))
  // Drawn at once: Back finds the page as high as it was, and the browser its place.
  if (missing.length === 0) return nothing
  const begun = begin(store, missing)
  underWay.set(prepare, begun)
  return begun
}

/**
 * Waits with a screen that is opened from another one until what it needs is there, for a moment at the most: it is
 * drawn once, not first as a skeleton. The page before stays meanwhile, as it does for the screen's code.
 *
 * @param prepare what it needs; the same function over time. Asked once each time that the screen is opened
 *
 * @returns when that began, in milliseconds since the epoch; 0 where nothing had to be waited for
 */
export const usePrepared = <Props>(prepare: Prepare<Props> | undefined, props: Props): number => {
  const store = useAppStore()
  const outer = useContext(Prepared)
  // A screen within one that has just waited for both does not wait once more.
  const [preparation] = useState(() => (isJustRead(outer) ? { ...nothing, begun: outer } : preparationOf(store, prepare, props)))
  useEffect(() => {
    hasPage = true
    underWay.delete(prepare)
  }, [prepare])
  // Also once it is there: React goes on with the drawing that has waited, and finds the same answer in it.
  if (preparation.done !== undefined) use(preparation.done)
  return preparation.begun
}

/**
 * What `refetchOnMountOrArgChange` is for the lists of a screen: whoever opens it sees how things stand now, but what
 * was prepared for this opening is not asked for once more.
 */
export const useOnOpening = (): number | true => {
  const begun = useContext(Prepared)
  const [option] = useState<number | true>(() => (isJustRead(begun) ? JUST_READ : true))
  return option
}
