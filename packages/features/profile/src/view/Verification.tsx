import type { PilotProfileOwn } from '@pilotpair/contract'
import { Badge } from '@pilotpair/ui/badge'
import { CircleCheck, Clock } from 'lucide-react'

/** Where a licence stands. */
export const Verification = ({ profile }: { readonly profile: Pick<PilotProfileOwn, 'verification'> }) =>
  profile.verification === 'approved' ? (
    <Badge tone="success" icon={<CircleCheck />}>
      License verified
    </Badge>
  ) : (
    <Badge tone="warning" icon={<Clock />}>
      Verification pending
    </Badge>
  )
