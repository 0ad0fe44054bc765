import { PilotCardSkeleton, PilotGrid } from '@pilotpair/ui/pilot-card'
import { SkeletonGroup } from '@pilotpair/ui/skeleton'

const bones = Array.from({ length: 6 }, (_, index) => index)

/** Pilots on their way, in the shape of their cards. */
export const PilotBones = ({ label }: { readonly label: string }) => (
  <SkeletonGroup label={label}>
    <PilotGrid>
      {bones.map((index) => (
        <PilotCardSkeleton key={index} />
      ))}
    </PilotGrid>
  </SkeletonGroup>
)
