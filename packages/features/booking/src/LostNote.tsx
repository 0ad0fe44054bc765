import { flightTexts, requestTexts } from '@pilotpair/contract'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Link } from '@pilotpair/ui/link'
import { lostTexts } from './words.ts'

const links = {
  solo: { href: '/my-flights', label: flightTexts.heading },
  shared: { href: '/flight-share-requests?tab=sent', label: requestTexts.tabSent },
} as const

/** After an answer that was lost: it may have been done, and where that is to be seen. */
export const LostNote = ({ type }: { readonly type: 'solo' | 'shared' }) => (
  <InlineAlert tone="warning" role="note" action={<Link href={links[type].href}>{links[type].label}</Link>}>
    {lostTexts[type]}
  </InlineAlert>
)
