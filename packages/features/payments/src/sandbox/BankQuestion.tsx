import { Button } from '@pilotpair/ui/button'
import { Heading, Text } from '@pilotpair/ui/text'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import * as css from './Sandbox.css.ts'

/** What the payer told their bank. */
export type BankVerdict = 'complete' | 'fail'

/** Stands for the window in which a bank asks the payer who they are (3-D Secure). Keeps the focus until it is answered. */
export const BankQuestion = ({ onAnswer }: { readonly onAnswer: (verdict: BankVerdict) => void }) => {
  const title = useId()
  const panel = useRef<HTMLDialogElement>(null)
  useEffect(() => panel.current?.focus(), [])

  const keepFocus = (event: KeyboardEvent): void => {
    // Escape is no answer, and nothing that stands below may take it for one.
    if (event.key === 'Escape') event.stopPropagation()
    if (event.key !== 'Tab') return
    const buttons = [...(panel.current?.querySelectorAll('button') ?? [])]
    const edge = event.shiftKey ? buttons.at(0) : buttons.at(-1)
    const isAtEdge = document.activeElement === edge || (event.shiftKey && document.activeElement === panel.current)
    if (!isAtEdge) return
    event.preventDefault()
    ;(event.shiftKey ? buttons.at(-1) : buttons.at(0))?.focus()
  }

  return (
    <div className={css.cover}>
      {/* Open, but no modal one: a provider's window does not rise to the top layer either. */}
      <dialog open ref={panel} aria-modal="true" aria-labelledby={title} tabIndex={-1} className={css.question} onKeyDown={keepFocus}>
        <Heading level={2} looksLike={3} id={title}>
          Your bank asks: is it you?
        </Heading>
        <Text color="textMuted">
          This window stands for your bank’s own (3-D Secure). In test mode you decide what it answers.
        </Text>
        <div className={css.answers}>
          <Button variant="outline" tone="neutral" onClick={() => onAnswer('fail')}>
            Fail
          </Button>
          <Button onClick={() => onAnswer('complete')}>Complete</Button>
        </div>
      </dialog>
    </div>
  )
}
