import { isUnsaved, useOnDemand, watchUnsaved } from '@pilotpair/feature-core'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveGuard } from './page-leave-guard.ts'

// Asked seldom, so no part of any first load.
const fetchDialog = () => import('@pilotpair/ui/dialog')

const TITLE = 'Leave without saving?'
const WORDS = 'What you changed on this page is not saved yet. It is lost when you leave.'

/** Milliseconds after which the browser asks in the place of a dialog that does not come. */
const PATIENCE = 3000

/** Fetches the dialog as soon as there is something to lose, so that the question needs no connection. */
const useDialog = (isAsking: boolean) => {
  const [dialog, load] = useOnDemand(fetchDialog)
  useEffect(() => {
    const follow = (): void => {
      if (isUnsaved()) load()
    }
    follow()
    return watchUnsaved(follow)
  }, [load])
  const { kind } = dialog
  useEffect(() => {
    if (!isAsking || kind === 'ready') return
    const asking = setTimeout(
      () => leaveGuard.answer(globalThis.confirm(`${TITLE}\n\n${WORDS}`)),
      kind === 'failed' ? 0 : PATIENCE,
    )
    return () => clearTimeout(asking)
  }, [isAsking, kind])
  return dialog
}

/** Holds the page while something on it is unsaved, and asks before it is lost. */
export const LeaveQuestion = () => {
  const location = useLocation()
  const isAsking = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.isAsking)
  useLayoutEffect(() => leaveGuard.watch(), [])
  useLayoutEffect(() => leaveGuard.arrived(location), [location])
  const dialog = useDialog(isAsking)
  if (!isAsking || dialog.kind !== 'ready') return null
  return (
    <dialog.part.ConfirmDialog
      isOpen
      tone="danger"
      title={TITLE}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => leaveGuard.answer(true)}
      onCancel={() => leaveGuard.answer(false)}
    >
      {WORDS}
    </dialog.part.ConfirmDialog>
  )
}
