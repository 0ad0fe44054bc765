import { vars } from '@pilotpair/ui/theme'
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

/** Stories fill their page to its edges; among the words of a page of documentation they get room and the page's ground. */
export const withRoom: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <div style={{ padding: 24, background: vars.color.page }}>
      <Story />
    </div>
  ) : (
    <Story />
  )
