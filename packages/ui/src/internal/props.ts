import type { ReactNode } from 'react'

/** `data-*` attributes, for tests and for the host's own styles. */
export interface DataAttributes {
  [attribute: `data-${string}`]: string | number | boolean | undefined
}

/** A control must be nameable: by a visible label, by a text only for assistive technology, or by another element. */
export type AccessibleName =
  | {
      /** The visible name, tied to the control. */
      label: ReactNode
      'aria-label'?: never
      'aria-labelledby'?: never
    }
  | {
      label?: never
      /** The name when nothing visible can carry it. */
      'aria-label': string
      'aria-labelledby'?: never
    }
  | {
      label?: never
      'aria-label'?: never
      /** Id of the element that names the control. */
      'aria-labelledby': string
    }

/** Heights of controls. `compact` is for dense tables; on touch screens both are 44 px. */
export const controlSizes = ['comfortable', 'compact'] as const
export type ControlSize = (typeof controlSizes)[number]
