import '@pilotpair/ui/styles'
import addonA11y from '@storybook/addon-a11y'
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { withDirection, withRoom, withTheme } from './decorators.tsx'
import { forgetPatience, keepPatienceToStories } from './patience.ts'
import { editableOnly, fromSource } from './prop-tables.ts'
import { forgetEarlierCalls, slowNetwork } from './slow-network.ts'
import { takeOutOfAxe } from './taken-out.ts'
import { assertNoUnhandledRequests, forgetUnhandledRequests, startWorker } from './worker.ts'

// A busy machine fetches the parts of a screen slowly: what does not come within this time does not come.
configure({ asyncUtilTimeout: 10_000 })

keepPatienceToStories()

// A run of tests may name several themes: a story plays in the first one, and is under axe in each.
const themesInTests: unknown = import.meta.env['STORYBOOK_THEMES']
const [firstTheme = 'light', ...otherThemes] = typeof themesInTests === 'string' ? themesInTests.split(',') : []

const isInTests = import.meta.env['VITEST_STORYBOOK'] !== undefined

/** A sticker sheet shows its component in every state: in a run of tests it is under axe in these themes, whichever are named. */
const sheetThemes = isInTests ? ['dark', 'contrast'] : []
const themesAfterPlay = (id: string): ReadonlySet<string> => {
  const themes = new Set(id.endsWith('--sheet') ? [...otherThemes, ...sheetThemes] : otherThemes)
  themes.delete(firstTheme)
  return themes
}

// On demand a run of tests lets answers come late and in another order.
const jitter: unknown = import.meta.env['STORYBOOK_JITTER']
if (typeof jitter === 'string') slowNetwork(jitter)

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  parameters: {
    a11y: { test: 'error' },
    // Pictures are taken of the stories that pictures.ts chooses.
    chromatic: { disableSnapshot: true },
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { ...fromSource, controls: { sort: 'requiredFirst' } },
    options: { storySort: { order: ['Foundations', 'UI', 'Features'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: ['light', 'dark', 'contrast', 'contrast-dark'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: firstTheme, direction: 'ltr' },
  decorators: [withRoom, withTheme, withDirection],
  argTypesEnhancers: [editableOnly],
  beforeEach: () => {
    forgetUnhandledRequests()
    forgetEarlierCalls()
    forgetPatience()
    localStorage.clear()
    sessionStorage.clear()
  },
  afterEach: async (context) => {
    await assertNoUnhandledRequests()
    if (isInTests) takeOutOfAxe(context.parameters)
    const { dataset } = document.documentElement
    const themes = themesAfterPlay(context.id)
    for (const theme of themes) {
      dataset['theme'] = theme
      await checkAccessibility(context)
    }
    if (themes.size > 0) dataset['theme'] = firstTheme
  },
})
