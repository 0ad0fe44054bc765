import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { shapes, skeleton, type SkeletonShape } from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-hidden'> {
  /** `text` a line of writing, `block` a picture or card, `circle` an avatar. @default 'text' */
  shape?: SkeletonShape | undefined
  /** Any CSS length. @default by shape */
  width?: CSSProperties['inlineSize'] | undefined
  /** Any CSS length. @default by shape; for `text` it follows the font size */
  height?: CSSProperties['blockSize'] | undefined
}

/**
 * A grey stand-in for what is loading, seen after 150 ms. Silent: `SkeletonGroup` speaks for all in it. Use it where
 * the shape of what comes is known; for a wait inside a button or line use `Spinner`, for a share that can be told
 * `ProgressBar`.
 */
export const Skeleton = ({ shape = 'text', width, height, className, style, ...rest }: SkeletonProps) => (
  <span
    {...rest}
    aria-hidden="true"
    className={cx(skeleton, shapes[shape], className)}
    style={{
      ...(width === undefined ? {} : { inlineSize: width }),
      ...(height === undefined ? {} : { blockSize: height }),
      ...style,
    }}
  />
)

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What is loading, for assistive technology, for example "Loading aircraft". */
  label: string
  /** The skeletons, in the shape of what comes. */
  children: ReactNode
}

/** Skeletons in the shape of what comes, announced once. */
export const SkeletonGroup = ({ label, children, ...rest }: SkeletonGroupProps) => (
  <div {...rest} aria-busy="true">
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {children}
  </div>
)
