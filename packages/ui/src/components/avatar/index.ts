export { Avatar, type AvatarProps } from './Avatar.tsx'
export { avatarSizes, type AvatarSize } from './Avatar.css.ts'
export { initials } from './initials.ts'
