import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

interface Popup {
  isOpen: boolean
  open: () => void
  close: () => void
  root: RefObject<HTMLDivElement | null>
  /** Spread on the element around trigger and panel. */
  rootProps: {
    ref: RefObject<HTMLDivElement | null>
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
  /** Spread on the button. */
  triggerProps: {
    ref: RefObject<HTMLButtonElement | null>
    'aria-expanded': boolean
    'aria-controls': string
    onClick: () => void
  }
  panelId: string
}

const rowsOf = (root: HTMLElement | null, panelId: string): HTMLElement[] => {
  const panel = root?.querySelector<HTMLElement>(`[id="${panelId}"]`)
  return panel === null || panel === undefined ? [] : [...panel.querySelectorAll<HTMLElement>('a, button')]
}

/**
 * A button that shows and hides a panel of links ("disclosure navigation" of the WAI-ARIA Authoring Practices). Escape,
 * a press outside and moving the focus away close it; arrows walk through the rows.
 */
export const usePopup = (): Popup => {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
      trigger.current?.focus()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const rows = rowsOf(root.current, panelId)
    if (step === 0 || rows.length === 0) return
    event.preventDefault()
    const at = rows.findIndex((row) => row === document.activeElement)
    const next = at === -1 && step === -1 ? rows.length - 1 : (at + step + rows.length) % rows.length
    rows[next]?.focus()
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    root,
    rootProps: { ref: root, onKeyDown, onBlur },
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpen(!isOpen),
    },
    panelId,
  }
}
