import { createElement, type ReactNode, type SVGProps } from 'react'

/** A drawing as the library of icons describes it: elements and their attributes. */
export interface IconData {
  readonly name: string
  /** Width and height of the drawing's field. */
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** @default the size of the drawing's field */
  readonly size?: number | string
}

const markupOf = ({ node }: IconData): string =>
  node
    .map(([tag, attributes]) => {
      // The key is React's.
      const drawn = Object.entries(attributes).filter(([name]) => name !== 'key')
      return `<${tag}${drawn.map(([name, value]) => ` ${name}="${value}"`).join('')}/>`
    })
    .join('')

const isTold = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title')

/**
 * Makes the component of an icon, as lucide's function of that name does, for the built application: one element whose
 * drawing is markup, where the library's own are two components that weigh every attribute anew each time and draw each
 * line as an element of React's. A page has some fifty icons, and a phone feels them.
 */
const createLucideIcon = (icon: IconData) => {
  let markup: string | undefined
  return ({ size = icon.size, color = 'currentColor', strokeWidth = 2, className, ...rest }: IconProps): ReactNode => {
    markup ??= markupOf(icon)
    return createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: `0 0 ${String(icon.size)} ${String(icon.size)}`,
      fill: 'none',
      stroke: color,
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: `lucide lucide-${icon.name}${className === undefined || className === '' ? '' : ` ${className}`}`,
      ...(isTold(rest) ? {} : { 'aria-hidden': true }),
      ...rest,
      dangerouslySetInnerHTML: { __html: markup },
    })
  }
}

export default createLucideIcon
