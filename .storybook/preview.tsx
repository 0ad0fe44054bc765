import '@pilotpair/ui/styles'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { checkOtherThemes, firstTheme } from './axe-in-themes.ts'
import { withDirection, withRoom, withTheme } from './decorators.tsx'
import { endCalls, forgetEarlierCalls, keepCallsToStories } from './earlier-calls.ts'
import { forgetEarlierToasts } from './earlier-toasts.ts'
import { forgetEarlierWindows } from './earlier-windows.ts'
import { forgetPatience, keepPatienceToStories } from './patience.ts'
import { editableOnly, fromSource } from './prop-tables.ts'
import { slowNetwork } from './slow-network.ts'
import { takeOutOfAxe } from './taken-out.ts'
import { assertNoUnhandledRequests, forgetUnhandledRequests, startWorker } from './worker.ts'

// A busy machine fetches the parts of a screen slowly: what does not come within this time does not come.
configure({ asyncUtilTimeout: 10_000 })

keepPatienceToStories()

const isInTests = import.meta.env['VITEST_STORYBOOK'] !== undefined

// On demand a run of tests lets answers come late and in another order.
const jitter: unknown = import.meta.env['STORYBOOK_JITTER']
if (typeof jitter === 'string') slowNetwork(jitter)
if (isInTests) keepCallsToStories()

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  parameters: {
    // In tests nobody reads what passed or what axe cannot tell; describing each element of it takes longer than the rules do.
    a11y: { test: 'error', ...(isInTests && { options: { resultTypes: ['violations'] } }) },
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
    forgetEarlierToasts()
    forgetEarlierWindows()
    forgetPatience()
    localStorage.clear()
    sessionStorage.clear()
  },
  afterEach: async (context) => {
    await assertNoUnhandledRequests()
    if (!isInTests) return
    endCalls()
    takeOutOfAxe(context.parameters)
    await checkOtherThemes(context)
  },
})
