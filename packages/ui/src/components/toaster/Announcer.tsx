import { useEffect, useRef } from 'react'
import { connectToaster, type Toast } from '../toast-queue/index.ts'
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { toastDefaults } from './constants.ts'
import { dismiss, show } from './raising.tsx'

/** Milliseconds until a sentence is put there: by then the dialog that closes or opens with it has moved the region. */
const settleMs = 100
/** Milliseconds until it is taken away: who is just being told something else still comes to hear it. */
const stayMs = 5000

/** What is to be said and has not been put there yet: an announcer that comes anew, as a doubled effect does, goes on. */
const unsaid = new Map<string, Toast>()

const isolated = (words: string): HTMLElement => {
  const element = document.createElement('bdi')
  element.textContent = words
  return element
}

/** Marked, so that it can be taken away before the region moves. */
const sentenceOf = ({ text, action }: Toast): HTMLElement => {
  const line = document.createElement('p')
  line.dataset['said'] = ''
  line.append(isolated(text))
  if (action !== undefined) line.append(' ', isolated(action.label), `: ${toastDefaults.hotkey}`)
  return line
}

/** Puts sentences into a region, each a moment after it was raised, and takes them away again. */
const createSpeaker = (regionOf: (toast: Toast) => HTMLElement | null) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const lines = new Map<string, HTMLElement>()
  const takeBack = (id: string): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    lines.get(id)?.remove()
    lines.delete(id)
  }
  const put = (toast: Toast): void => {
    unsaid.delete(toast.id)
    const line = sentenceOf(toast)
    lines.set(toast.id, line)
    regionOf(toast)?.append(line)
    timers.set(toast.id, setTimeout(() => takeBack(toast.id), stayMs))
  }
  return {
    say: (toast: Toast): void => {
      takeBack(toast.id)
      unsaid.set(toast.id, toast)
      timers.set(toast.id, setTimeout(() => put(toast), settleMs))
    },
    stop: (): void => [...timers.keys()].forEach(takeBack),
  }
}

/**
 * Says each toast once: errors at once, the others when the person has finished listening. It moves with the toasts
 * into the dialog on top, outside of which nothing is heard; what it holds would be said once more by that, so what
 * was said is taken away first (`useTopLayer`).
 */
export const Announcer = () => {
  const status = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { say, stop } = createSpeaker(({ type }) => (type === 'error' ? alert : status).current)
    for (const toast of unsaid.values()) say(toast)
    const disconnect = connectToaster({
      show: (toast) => {
        if (show(toast)) say(toast)
      },
      dismiss,
    })
    return () => {
      disconnect()
      stop()
    }
  }, [])

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <div ref={status} className={hidden} role="status" aria-live="polite" aria-relevant="additions text" />
      <div ref={alert} className={hidden} role="alert" aria-live="assertive" aria-relevant="additions text" />
    </>
  )
}
