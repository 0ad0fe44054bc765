export { NavBar, type NavBarProps } from './NavBar.tsx'
export { type NavAccount, type NavGroup, type NavItem } from './types.ts'
