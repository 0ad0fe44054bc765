import { Card } from '@pilotpair/ui/card'
import { Skeleton } from '@pilotpair/ui/skeleton'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { facts, identity, layout, main } from './view/View.css.ts'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** The shape of a profile while it is read. */
export const ProfileSkeleton = () => (
  <div className={layout} aria-busy="true">
    <VisuallyHidden>
      <h1>Profile</h1>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <span role="status">Loading your profile</span>
    </VisuallyHidden>
    <div className={identity}>
      <Skeleton shape="circle" width="5rem" height="5rem" />
      <Skeleton width="10rem" />
    </div>
    <div className={main}>
      <Skeleton width="14rem" height="2rem" />
      <Card>
        <div className={facts}>
          {rows.map((row) => (
            <Skeleton key={row} width="100%" height="1.5rem" />
          ))}
        </div>
      </Card>
    </div>
  </div>
)
