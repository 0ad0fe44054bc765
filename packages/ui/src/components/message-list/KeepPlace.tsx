import { Component, type ReactNode, type RefObject } from 'react'

interface KeepPlaceProps {
  scroller: RefObject<HTMLElement | null>
  /** Changes when something was put in front. */
  first: string | undefined
  children: ReactNode
}

interface Anchor {
  element: Element
  top: number
}

/**
 * Keeps what is in sight where it is when older messages come in above it. Browsers do so only below the very top, and
 * Safari not at all. A class, because only classes are asked before the page changes.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeepPlaceProps): Anchor | null {
    const box = this.props.scroller.current
    if (box === null || before.first === this.props.first || before.first === undefined) return null
    const edge = box.getBoundingClientRect().top
    for (const element of box.querySelectorAll('[data-message]')) {
      const { top, bottom } = element.getBoundingClientRect()
      if (bottom > edge) return { element, top }
    }
    return null
  }

  override componentDidUpdate(_props: KeepPlaceProps, _state: unknown, anchor: Anchor | null): void {
    const box = this.props.scroller.current
    if (box === null || anchor === null || !anchor.element.isConnected) return
    const moved = anchor.element.getBoundingClientRect().top - anchor.top
    if (moved !== 0) box.scrollTop += moved
  }

  override render(): ReactNode {
    return this.props.children
  }
}
