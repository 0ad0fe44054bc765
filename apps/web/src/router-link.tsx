import type { LinkComponentProps } from '@pilotpair/ui/ui-provider'
import type { MouseEvent } from 'react'
import { useHref } from 'react-router-dom'
import { useGo } from './go.ts'
import { asksBefore } from './guarded-links.ts'

/** Whether the router follows a click: other buttons, keys and targets are the browser's, and leave this page as it is. */
const isFollowed = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target: string | undefined): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && (target === undefined || target === '_self')

/**
 * The router's link under every link of the ui: addresses of the product change without a page load, and ask first
 * where something on the page is unsaved. Made of the router's own parts, because its `Link` brings the prefetching of
 * its framework mode along.
 */
export const RouterLink = ({ href, onClick, target, children, ...rest }: LinkComponentProps) => {
  const go = useGo()
  const address = useHref(href)
  return (
    <a
      {...rest}
      href={address}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isFollowed(event, target)) return
        event.preventDefault()
        const follow = (): void => go(href)
        if (!asksBefore(address, follow)) follow()
      }}
    >
      {children}
    </a>
  )
}
