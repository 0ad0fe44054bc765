import { useEffect, useId, useRef, useState, type ComponentProps, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { cx } from '../../internal/cx.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { placeTip, type TooltipSide } from './placeTip.ts'
import { bubble, root, tip as tipClass } from './Tooltip.css.ts'

/** What the control inside has to carry. */
export interface TooltipTrigger {
  'aria-describedby': string
}

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | 'content'> {
  /** A short sentence without links: it describes the control, its name it must have already. */
  content: ReactNode
  /** The control; spread what is handed in on it. */
  children: (trigger: TooltipTrigger) => ReactNode
  /** Where the tip stands, as long as there is room. @default 'top' */
  side?: TooltipSide | undefined
  /** Milliseconds that a pointer has to rest on it. @default 300 */
  delay?: number | undefined
}

/** Keeps the tip at its target while it is open; Escape and scrolling close it. */
const useOpenTip = (
  target: RefObject<HTMLElement | null>,
  tip: RefObject<HTMLElement | null>,
  { isOpen, side, close }: { isOpen: boolean; side: TooltipSide; close: () => void },
) => {
  useEffect(() => {
    const [anchor, element] = [target.current, tip.current]
    if (!isOpen || anchor === null || element === null) return
    element.showPopover()
    const box = element.getBoundingClientRect()
    const screen = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight }
    const { left, top } = placeTip({ target: anchor.getBoundingClientRect(), tip: box, screen, side })
    element.style.left = `${left}px`
    element.style.top = `${top}px`
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The first Escape is the tip's: a dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('scroll', close, true)
      if (element.isConnected) element.hidePopover()
    }
  })
}

/**
 * A short description of a control, seen while a pointer rests on it or the keyboard is at it, and part of its
 * description to assistive technology at all times. Escape closes it; the pointer may move onto it. It is no place for
 * what one must know: phones show it only while the control has the focus. Use it for a word more about a control;
 * what everybody has to know stands on the page, as a hint or an `InlineAlert`. `ref` is the element around the
 * control.
 */
export const Tooltip = (props: TooltipProps) => {
  const { content, children, side = 'top', delay = 300, className, ref, ...rest } = props
  const id = useId()
  const own = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  const mergedRef = useMergedRef(own, ref)
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useOpenTip(own, tip, { isOpen, side, close })
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <span
      {...rest}
      ref={mergedRef}
      className={cx(root, className)}
      onPointerEnter={(event: PointerEvent<HTMLSpanElement>) => {
        rest.onPointerEnter?.(event)
        if (event.pointerType !== 'touch') timer.current = setTimeout(() => setOpen(true), delay)
      }}
      onPointerLeave={(event: PointerEvent<HTMLSpanElement>) => {
        rest.onPointerLeave?.(event)
        close()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        if (event.target.matches(':focus-visible')) setOpen(true)
      }}
      onBlur={(event) => {
        rest.onBlur?.(event)
        close()
      }}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={tipClass}>
        <span className={bubble} dir="auto">
          {content}
        </span>
      </span>
    </span>
  )
}
