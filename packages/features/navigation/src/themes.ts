/** How the product looks: as the device wishes, or as chosen. */
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Names of the choices in the account menu. */
export const themeLabels: Readonly<Record<ThemeChoice, string>> = {
  system: 'Device theme',
  light: 'Light theme',
  dark: 'Dark theme',
  contrast: 'High contrast',
}
