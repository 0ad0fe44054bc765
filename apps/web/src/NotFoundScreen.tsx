import { ButtonLink } from '@pilotpair/ui/button'
import { NotFound } from '@pilotpair/ui/not-found'

/** What an address shows that leads nowhere. */
export const NotFoundScreen = () => <NotFound action={<ButtonLink href="/">Go to the start page</ButtonLink>} />
