export { Navigation, type NavigationProps } from './Navigation.tsx'
export { type ThemeChoice, themeChoices } from './themes.ts'
