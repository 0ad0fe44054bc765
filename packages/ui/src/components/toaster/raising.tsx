import { CircleCheck, CircleX, Info, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { toast as raise } from 'sonner'
import type { Toast, ToastType } from '../toast-queue/index.ts'
import { toastDefaults } from './constants.ts'
import * as css from './Toaster.css.ts'

/** The sign of each type. It comes with the toast: what replaces one of another type has to take its sign away too. */
const icons: Record<ToastType, ReactNode> = {
  default: undefined,
  success: (
    <span className={css.tone.success}>
      <CircleCheck size={20} strokeWidth={1.5} />
    </span>
  ),
  info: (
    <span className={css.tone.info}>
      <Info size={20} strokeWidth={1.5} />
    </span>
  ),
  warning: (
    <span className={css.tone.warning}>
      <TriangleAlert size={20} strokeWidth={1.5} />
    </span>
  ),
  error: (
    <span className={css.tone.error}>
      <CircleX size={20} strokeWidth={1.5} />
    </span>
  ),
  loading: (
    <span className={css.tone.loading}>
      <LoaderCircle size={20} strokeWidth={1.5} className={css.spinner} />
    </span>
  ),
}

// Inside the block of its text: the words turn, the box stays as the page is.
const turned = (text: string) => <span dir="auto">{text}</span>

/** @param leave - tells whether the toast was still there until now */
const optionsOf = ({ action, type }: Toast, id: string, leave: () => boolean) => ({
  id,
  // Also the loading one, which the library sets like any other sign then; its own loader would lie over the text.
  icon: icons[type],
  duration: action === undefined ? toastDefaults.durationMs : Number.POSITIVE_INFINITY,
  onDismiss: leave,
  onAutoClose: leave,
  action: action && {
    label: turned(action.label),
    // Left before it is told, so that what it raises under the same id is a toast of its own; and told once.
    onClick: () => {
      if (leave()) action.onPress()
    },
  },
})

type Options = ReturnType<typeof optionsOf>

const raiseByType: Record<ToastType, (text: ReactNode, options: Options) => void> = {
  default: (text, options) => raise.message(text, options),
  success: (text, options) => raise.success(text, options),
  info: (text, options) => raise.info(text, options),
  warning: (text, options) => raise.warning(text, options),
  error: (text, options) => raise.error(text, options),
  loading: (text, options) => raise.loading(text, options),
}

/**
 * What stands under each id, and the id that the library knows it by: another one for each life of a toast. Under the
 * former one the library would only change the toast that is leaving, and take it away with what is new.
 */
const standing = new Map<string, { libraryId: string; toast: Toast }>()
const dismissed = new Set<string>()
let lives = 0

const standingAt = (id: string) => {
  const found = standing.get(id)
  return raise.getToasts().some((toast) => toast.id === found?.libraryId) ? found : undefined
}

/**
 * Raises a toast, or changes the one that stands under its id.
 *
 * @returns whether that is news: the same once more is not
 */
export const show = (toast: Toast): boolean => {
  dismissed.delete(toast.id)
  const former = standingAt(toast.id)
  if (former === undefined) lives += 1
  const libraryId = former?.libraryId ?? `${toast.id} ${lives}`
  standing.set(toast.id, { libraryId, toast })
  const leave = () => standing.get(toast.id)?.libraryId === libraryId && standing.delete(toast.id)
  raiseByType[toast.type](turned(toast.text), optionsOf(toast, libraryId, leave))
  return former?.toast.type !== toast.type || former.toast.text !== toast.text
}

/**
 * Takes the toast under an id away. A moment later, so that an effect which runs twice, and raises again at once what
 * it has just dismissed, keeps its toast.
 */
export const dismiss = (id: string): void => {
  dismissed.add(id)
  queueMicrotask(() => {
    if (!dismissed.delete(id)) return
    const found = standing.get(id)
    standing.delete(id)
    if (found !== undefined) raise.dismiss(found.libraryId)
  })
}
