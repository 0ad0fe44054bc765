import { useRef, useState } from 'react'
import { isBlank } from './blank.ts'

/** What became of the last text. */
export type SubmitPhase = 'idle' | 'sending' | 'failed' | 'blank'

interface SubmitText {
  /** Text at first. */
  initial: string
  /** A promise keeps the field waiting until it settles; a rejected one brings the text back. */
  onSubmit: (text: string) => void | Promise<unknown>
  /** Empties the field at once (and fills it again on failure), or only after success. */
  empties: 'at-once' | 'after-success'
  onTextChange: ((text: string) => void) | undefined
}

/** One text field that sends itself: trims, never sends nothing, never twice, never loses a text that failed. */
export const useSubmitText = ({ initial, onSubmit, empties, onTextChange }: SubmitText) => {
  const [text, setText] = useState(initial)
  const [phase, setPhase] = useState<SubmitPhase>('idle')
  // Two presses can come before React has painted the first.
  const isSending = useRef(false)

  const change = (next: string): void => {
    setText(next)
    setPhase((was) => (was === 'sending' ? was : 'idle'))
    onTextChange?.(next)
  }

  const settle = (next: string, outcome: SubmitPhase): void => {
    isSending.current = false
    setText(next)
    setPhase(outcome)
    onTextChange?.(next)
  }

  const submit = (): void => {
    if (isSending.current) return
    if (isBlank(text)) {
      setPhase('blank')
      return
    }
    const given = text
    let sent: void | Promise<unknown>
    try {
      sent = onSubmit(given.trim())
    } catch (error) {
      settle(given, 'failed')
      reportError(error)
      return
    }
    if (!(sent instanceof Promise)) {
      settle('', 'idle')
      return
    }
    isSending.current = true
    setPhase('sending')
    if (empties === 'at-once') setText('')
    sent.then(
      () => settle('', 'idle'),
      () => settle(given, 'failed'),
    )
  }

  return { text, phase, change, submit }
}

/** Whether a key belongs to an input method, which uses Enter to choose a word. Safari tells it only by its code. */
export const isComposing = (event: { nativeEvent: KeyboardEvent }): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari ends composing before it reports the key that ended it
  event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
