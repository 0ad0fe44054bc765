import type { AircraftModel } from '@pilotpair/contract'
import { fixedFailureText } from '@pilotpair/feature-core'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useAircraftModelsInfiniteQuery } from '../api.ts'
import { modelChoices } from '../model-choices.ts'

/** Why models could not be read, and how to ask again. */
export interface ModelsFailure {
  readonly message: string
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** What is known of the models. */
export type ModelsState =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed' } & ModelsFailure)
  | {
      readonly kind: 'loaded'
      /** How many have been read. */
      readonly count: number
      readonly shown: readonly AircraftModel[]
      /** There are more than those that are shown. */
      readonly hasMore: boolean
      /** More are being read, because what is asked for is not among the first. */
      readonly isReading: boolean
      /** The last try to read more failed. @default it did not */
      readonly failure?: ModelsFailure
    }

const none: readonly AircraftModel[] = []

const messageOf = (failure: unknown): string => fixedFailureText(failure, 'Could not load aircraft models.')

/**
 * The models of the fleets. They are read page after page, until there are enough that are called as was typed and all
 * that are chosen are among them.
 */
export const useModels = (chosen: readonly string[], search: string): ModelsState => {
  const query = useAircraftModelsInfiniteQuery()
  // While it is tried again the error is still known, and the button that tries keeps its place and its focus.
  const { data, error, isFetching, hasNextPage } = query
  const hasFailed = error !== undefined
  const models = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? none, [data])
  const { shown, hasMore } = useMemo(() => modelChoices(models, chosen, search), [models, chosen, search])

  const readMore = useEffectEvent(() => void query.fetchNextPage())
  const isWanting = hasNextPage && (!hasMore || chosen.some((id) => !shown.some((model) => model.id_aircraft_model === id)))
  const isNext = isWanting && !isFetching && !hasFailed
  useEffect(() => {
    if (isNext) readMore()
  }, [isNext])

  if (data === undefined) {
    if (!hasFailed) return { kind: 'loading' }
    return { kind: 'failed', message: messageOf(error), isRetrying: isFetching, retry: () => void query.refetch() }
  }
  return {
    kind: 'loaded',
    count: models.length,
    shown,
    hasMore: hasMore || hasNextPage,
    isReading: isWanting && !hasFailed,
    ...(hasFailed ? { failure: { message: messageOf(error), isRetrying: isFetching, retry: () => void query.fetchNextPage() } } : {}),
  }
}
