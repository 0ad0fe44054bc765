export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './Skeleton.tsx'
export { skeletonShapes, type SkeletonShape } from './Skeleton.css.ts'
