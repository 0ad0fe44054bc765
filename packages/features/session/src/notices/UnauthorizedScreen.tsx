import { authTexts, guardTexts } from '@pilotpair/contract'
import { ButtonLink } from '@pilotpair/ui/button'
import { NoPermission } from '@pilotpair/ui/not-found'

export interface UnauthorizedScreenProps {
  /** The login; who is logged in already goes on to their own landing page from there. */
  readonly loginHref: string
}

/** The role may not open a page (spec §2.1, /unauthorized). Content of a page. */
export const UnauthorizedScreen = ({ loginHref }: UnauthorizedScreenProps) => (
  <NoPermission action={<ButtonLink href={loginHref}>{authTexts.loginLink}</ButtonLink>}>
    {guardTexts.unauthorized}
  </NoPermission>
)
