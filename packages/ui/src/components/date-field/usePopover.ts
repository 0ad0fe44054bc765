import { useEffect, useId, useRef, useState, type RefObject, type ToggleEvent } from 'react'

const gap = 4

/** Below the anchor, above it where there is more room, and never over the edge of the window. */
const placeBeside = (panel: HTMLElement, anchor: HTMLElement): void => {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const below = window.innerHeight - box.bottom
  const top = below >= height + gap || below >= box.top ? box.bottom + gap : box.top - height - gap
  const isRtl = getComputedStyle(anchor).direction === 'rtl'
  const left = isRtl ? box.right - width : box.left
  panel.style.top = `${Math.max(gap, Math.min(top, window.innerHeight - height - gap))}px`
  panel.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`
}

interface Popover {
  isOpen: boolean
  close: () => void
  panelProps: {
    ref: RefObject<HTMLDivElement | null>
    id: string
    popover: 'auto'
    onToggle: (event: ToggleEvent<HTMLDivElement>) => void
  }
  triggerProps: { popoverTarget: string; 'aria-expanded': boolean; 'aria-haspopup': 'dialog' }
}

/**
 * The platform's own popover, in the top layer, so that neither a dialog nor a scrolling box cuts it off. Escape and a
 * press outside close it; the focus goes back to the button.
 */
export const usePopover = (anchor: RefObject<HTMLElement | null>): Popover => {
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const place = () => {
      if (panel.current !== null && anchor.current !== null) placeBeside(panel.current, anchor.current)
    }
    place()
    const observer = new ResizeObserver(place)
    if (panel.current !== null) observer.observe(panel.current)
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, true)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, true)
    }
  }, [isOpen, anchor])

  return {
    isOpen,
    close: () => panel.current?.hidePopover(),
    panelProps: {
      ref: panel,
      id,
      popover: 'auto',
      onToggle: ({ newState }) => setOpen(newState === 'open'),
    },
    triggerProps: { popoverTarget: id, 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' },
  }
}
