import type { ComponentProps } from 'react'

/** Elements that a layout helper may be; meaning never follows from layout. */
export const layoutElements = [
  'div', 'span', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'ul', 'ol', 'li', 'form',
] as const
export type LayoutElement = (typeof layoutElements)[number]

/** Props that all layout helpers share. */
export interface LayoutProps extends ComponentProps<'div'> {
  /** The element, where a plain `<div>` says too little: a list, a section, a form. @default 'div' */
  as?: LayoutElement | undefined
}

/** Lists lose their meaning in Safari when their bullets are styled away, unless the role is spelled out. */
export const listRole = (as: LayoutElement) => (as === 'ul' || as === 'ol' ? { role: 'list' } : {})
