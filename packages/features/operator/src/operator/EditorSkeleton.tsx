import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import * as css from './Operator.css.ts'

const days = Array.from({ length: 7 }, (_, day) => day)

/** The week editor's shape while its hours or its code are on their way. */
export const EditorSkeleton = () => (
  <SkeletonGroup label="Loading availability" className={css.editorBones}>
    <Skeleton width="14rem" height="1.5rem" />
    {days.map((day) => (
      <Skeleton key={day} height="2.5rem" />
    ))}
  </SkeletonGroup>
)
