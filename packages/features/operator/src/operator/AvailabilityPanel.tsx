import { airportLabel, availabilityTexts, type OperatorAircraft } from '@pilotpair/contract'
import { failureText, systemClock, TYPED_IS_BACK, useActing, useTyped } from '@pilotpair/feature-core'
import { AvailabilityEditor, type WeeklyHours } from '@pilotpair/ui/availability-editor'
import { ErrorState } from '@pilotpair/ui/error-state'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSaveWeekMutation, useWeekQuery } from '../api.ts'
import { typedHours } from '../typed-hours.ts'
import { toSlots, toWeeklyHours, weekKey } from '../week.ts'
import { zoneWords } from '../wall-clock.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { detailOf } from './failure-detail.ts'

/** Props of {@link AvailabilityPanel}. */
export interface AvailabilityPanelProps {
  readonly aircraft: OperatorAircraft
  /** Told when there begins or ceases to be something unsaved. */
  readonly onDirtyChange: (isDirty: boolean) => void
  /** The row may close. */
  readonly onClose: () => void
}

const none: readonly WeeklyHours[] = []

/** The catalogue's fallbacks: an empty week deletes all hours, any other one creates some (spec §8). */
const fallbackFor = (hours: readonly WeeklyHours[]): string =>
  hours.length === 0 ? availabilityTexts.deleteFailed : availabilityTexts.createFailed

const useStoredWeek = (id: string) => {
  const { data, error, isFetching, refetch } = useWeekQuery(id, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const hours = useMemo(() => (data === undefined ? undefined : toWeeklyHours(data)), [data])
  const hasFailed = data === undefined && error !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: availabilityTexts.loadFailed })
  }, [hasFailed])
  /** The week as it is stored now. */
  const readAgain = async (): Promise<{ readonly hours?: readonly WeeklyHours[]; readonly failure?: unknown }> => {
    const fresh = await refetch()
    return fresh.isError || fresh.data === undefined ? { failure: fresh.error } : { hours: toWeeklyHours(fresh.data) }
  }
  return { hours, hasFailed, error, isFetching, readAgain }
}

/**
 * Saves a week in one call. Before it, the stored week is read again: hours that somebody else has saved meanwhile are
 * told first, never replaced unseen. Where they are the very same hours there is nothing left to do.
 */
const useSaving = (id: string, shown: readonly WeeklyHours[], readAgain: ReturnType<typeof useStoredWeek>['readAgain']) => {
  const [saveWeek] = useSaveWeekMutation()
  const { isActing, act } = useActing()
  const [problem, setProblem] = useState<string>()
  const fail = (failure: unknown, hours: readonly WeeklyHours[]): void => {
    showToast({ type: 'error', text: availabilityTexts.saveFailed })
    setProblem(failureText(failure, fallbackFor(hours)))
  }
  const save = (hours: readonly WeeklyHours[]): void =>
    act(async () => {
      setProblem(undefined)
      const stored = await readAgain()
      if (stored.hours === undefined) {
        fail(stored.failure, hours)
        return
      }
      if (weekKey(stored.hours) !== weekKey(shown)) {
        if (weekKey(stored.hours) === weekKey(hours)) showToast({ type: 'success', text: availabilityTexts.updated })
        return
      }
      const { error } = await saveWeek({ id, slots: toSlots(hours) })
      if (error === undefined) showToast({ type: 'success', text: availabilityTexts.updated })
      else fail(error, hours)
    })
  return { isSaving: isActing, problem, save }
}

/** The row closes over what was pressed: the focus goes to the button that opened it. */
const focusOpener = (pressed: Element): void =>
  pressed.closest('tr')?.previousElementSibling?.querySelector<HTMLElement>('[aria-expanded]')?.focus()

/** The weekly hours of an aircraft (spec §2.18), on the wall clock of its airport. */
export const AvailabilityPanel = ({ aircraft, onDirtyChange, onClose }: AvailabilityPanelProps) => {
  const { now = systemClock } = useUi()
  const { id_aircraft: id, airport, registration } = aircraft
  const { hours, hasFailed, error, isFetching, readAgain } = useStoredWeek(id)
  const { isSaving, problem, save } = useSaving(id, hours ?? none, readAgain)
  const [begun] = useState(() => typedHours.get(id))
  const edited = useRef(begun)
  useTyped(typedHours, id, () => edited.current)
  /** The stored week when the editing began; absent while nothing is edited. */
  const [editedFrom, setEditedFrom] = useState<string>()

  if (hasFailed)
    return (
      <ErrorState
        surface="plain"
        headingLevel={3}
        title={availabilityTexts.loadFailed}
        detail={detailOf(error)}
        onRetry={() => void readAgain()}
        retryingLabel={isFetching ? 'Trying again…' : undefined}
      />
    )
  if (hours === undefined) return <EditorSkeleton />

  const isDirty = editedFrom !== undefined
  const hasChangedMeanwhile = isDirty && editedFrom !== weekKey(hours)
  return (
    <>
      {begun !== undefined && isDirty && <InlineAlert tone="info">{TYPED_IS_BACK}</InlineAlert>}
      <AvailabilityEditor
        hours={hours}
        begun={begun}
        onEdit={(next) => {
          edited.current = next
        }}
        title={availabilityTexts.heading}
        description={`${registration}, hours in ${zoneWords(airport.timezone, now())} at ${airportLabel(airport)}`}
        pending={isSaving}
        error={isDirty ? problem : undefined}
        notice={
          hasChangedMeanwhile && (
            // Said anew when they change once more.
            <InlineAlert key={weekKey(hours)} tone="warning" role="alert" title="These hours were changed elsewhere meanwhile.">
              What you edited is kept. Save to replace the hours that are stored now, or cancel to see them.
            </InlineAlert>
          )
        }
        onSave={save}
        onCancel={({ currentTarget }) => {
          if (isDirty) return
          focusOpener(currentTarget)
          onClose()
        }}
        onDirtyChange={(next) => {
          setEditedFrom(next ? weekKey(hours) : undefined)
          onDirtyChange(next)
        }}
        onCopyToAll={(day) => showToast({ type: 'success', text: availabilityTexts.copied({ day }) })}
      />
    </>
  )
}
