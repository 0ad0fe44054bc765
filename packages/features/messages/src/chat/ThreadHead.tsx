import { Avatar } from '@pilotpair/ui/avatar'
import { ButtonLink } from '@pilotpair/ui/button'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { ArrowLeft } from 'lucide-react'
import type { Partner } from '../chat-view.ts'
import * as css from './Messages.css.ts'

/** Props of {@link ThreadHead}. */
export interface ThreadHeadProps {
  readonly partner: Partner
  /** The list of conversations. */
  readonly backHref: string
}

/** Above a conversation, at every width: the way back and the other person. */
export const ThreadHead = ({ partner, backHref }: ThreadHeadProps) => (
  <header className={css.head}>
    <ButtonLink href={backHref} variant="ghost" tone="neutral" className={css.back} iconStart={<ArrowLeft />}>
      <VisuallyHidden>Back to messages</VisuallyHidden>
    </ButtonLink>
    {partner.isUnknown === true ? <span className={css.nobody} /> : <Avatar name={partner.name} src={partner.imageUrl} alt="" />}
    <h1 className={css.partner} dir="auto">
      {partner.name}
    </h1>
  </header>
)
