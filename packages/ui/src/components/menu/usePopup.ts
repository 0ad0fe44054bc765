import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

interface Popup {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Closes it and gives the focus, which stood in the panel, back to the button. */
  leave: () => void
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

/** Where a key leads within the rows; from outside of them (-1) to the first or the last. */
const rowAfter = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return at === -1 ? undefined : 0
    case 'End':
      return at === -1 ? undefined : count - 1
    default:
      return undefined
  }
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
  const leave = () => {
    setOpen(false)
    trigger.current?.focus()
  }

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
      leave()
      return
    }
    const rows = rowsOf(root.current, panelId)
    const next = rowAfter(event.key, rows.findIndex((row) => row === document.activeElement), rows.length)
    if (next === undefined) return
    event.preventDefault()
    rows[next]?.focus()
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    leave,
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
