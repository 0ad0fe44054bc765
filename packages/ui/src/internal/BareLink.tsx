import type { ComponentProps } from 'react'
import { useUi } from '../components/ui-provider/UiProvider.tsx'
import { VisuallyHidden } from '../components/visually-hidden/VisuallyHidden.tsx'

export interface BareLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where it leads; addresses of the host go through the `LinkComponent` of `UiProvider`. */
  href: string
  /**
   * Told to assistive technology when the link opens a new tab.
   * @default '(opens in a new tab)'
   */
  newTabText?: string | undefined
}

const leavesApp = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)

/** A link without looks: the host's router for its own addresses, a plain anchor for all others. */
export const BareLink = ({ newTabText = '(opens in a new tab)', children, rel, ...rest }: BareLinkProps) => {
  const { LinkComponent } = useUi()
  const opensTab = rest.target === '_blank'
  const content = (
    <>
      {children}
      {opensTab && <VisuallyHidden> {newTabText}</VisuallyHidden>}
    </>
  )
  const props = { ...rest, ...(opensTab ? { rel: rel ?? 'noopener noreferrer' } : { rel }) }
  return leavesApp(rest.href) ? <a {...props}>{content}</a> : <LinkComponent {...props}>{content}</LinkComponent>
}
