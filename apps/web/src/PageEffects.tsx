import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Runs once the next frame is painted: what needs the layout then finds it, and the page need not be laid out in the
 * middle of drawing. Answers the undo.
 */
const afterPaint = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The content takes the focus, unless something in it has done so already. */
const focusContent = (): void => {
  const content = document.querySelector<HTMLElement>('main#content')
  if (content?.contains(document.activeElement) === false) content.focus({ preventScroll: true })
}

/**
 * What a browser does on its own when a page is loaded, and a router must do when only the address changes: a new page
 * begins at its top, and keyboard and screen reader at its content.
 */
export const PageEffects = () => {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  const toTop = useEffectEvent(() => {
    if (how !== NavigationType.Pop) globalThis.scrollTo(0, 0)
  })
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    toTop()
    return afterPaint(focusContent)
  }, [pathname])
  return null
}
