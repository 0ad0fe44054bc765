export { Logo, LogoMark } from './Logo.tsx'
