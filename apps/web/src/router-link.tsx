import type { LinkComponentProps } from '@pilotpair/ui/ui-provider'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/**
 * The router's link under every link of the ui: addresses of the product change without a page load. Made of the
 * router's own parts, because its `Link` brings the prefetching of its framework mode along.
 */
export const RouterLink = ({ href, onClick, target, children, ...rest }: LinkComponentProps) => {
  const follow = useLinkClickHandler(href, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
