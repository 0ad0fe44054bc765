import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import * as css from './Dashboard.css.ts'

/** Three rows of a panel that are on their way. */
export const RowSkeletons = ({ label, hasPicture = false }: { readonly label: string; readonly hasPicture?: boolean }) => (
  <SkeletonGroup label={label}>
    {[1, 2, 3].map((key) => (
      <div key={key} className={`${css.row} ${css.item}`}>
        {hasPicture && <Skeleton shape="circle" />}
        <span className={hasPicture ? css.requestText : css.postText}>
          <Skeleton width="min(18rem, 90%)" />
          <Skeleton width="min(12rem, 60%)" />
        </span>
      </div>
    ))}
  </SkeletonGroup>
)
