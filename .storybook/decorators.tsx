import type { Decorator } from '@storybook/react-vite'

/** Puts the theme chosen in the toolbar on the document, as a host application would. */
export const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = String(globals['theme'])
  return <Story />
}

/** Puts the direction of writing on the document, so that dialogs and menus in the top layer follow too. */
export const withDirection: Decorator = (Story, { globals }) => {
  document.documentElement.dir = String(globals['direction'])
  return <Story />
}
