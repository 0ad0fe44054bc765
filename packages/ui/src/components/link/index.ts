export { Link, type LinkProps } from './Link.tsx'
export { linkTones, linkUnderlines, type LinkTone, type LinkUnderline } from './Link.css.ts'
