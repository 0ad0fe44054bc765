import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does on its own when a page is loaded, and a router must do when only the address changes: a new page
 * begins at its top, and keyboard and screen reader at its content.
 */
export const PageEffects = () => {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (how !== NavigationType.Pop) globalThis.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main#content')?.focus({ preventScroll: true })
  }, [pathname, how])
  return null
}
