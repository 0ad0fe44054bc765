import type { CSSProperties, ReactElement, Ref } from 'react'

/** What every component passes on to its host's DOM. */
export interface Probe {
  className: string
  style: CSSProperties
  'data-probe': string
}

/** One row of the conformance tests: a public component, drawn with a probe. */
export interface Part {
  /** Name of the component, and after a space or comma what is special here. */
  name: string
  /** Tag of the element that `ref` and `data-*` reach. */
  tag: string
  /** Drawn into the body and not on a server. @default false */
  isPortal?: boolean
  render: (probe: Probe, ref: Ref<Element>) => ReactElement
}

/** A callback accepts every element, so one ref fits all parts. */
export const refOf = (ref: Ref<Element>) => (node: Element | null) => {
  if (typeof ref === 'function') ref(node)
}
