export { Badge, type BadgeProps } from './Badge.tsx'
export { badgeShapes, type BadgeShape } from './Badge.css.ts'
