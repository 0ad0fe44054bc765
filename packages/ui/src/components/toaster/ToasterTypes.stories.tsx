import { toast } from 'sonner'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { holdStates } from '../../internal/held.ts'
import { awkward } from '../../internal/Sheet.tsx'
import { showToast, Toaster } from './index.ts'

/** The sheet of the toaster shows three types, as many as stand at once; here are the other three. */
const meta = preview.meta({
  title: 'UI/Toaster types',
  component: Toaster,
  tags: ['!autodocs'],
  beforeEach: () => {
    toast.dismiss()
  },
})

export const Sheet = meta.story({
  render: () => (
    <div style={{ padding: 16, minBlockSize: 620 }}>
      <Toaster />
    </div>
  ),
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Notifications Alt+T' })
    showToast({ type: 'success', text: 'Flight proposal accepted.' })
    showToast({ type: 'info', text: `${awkward.long} ${awkward.unbroken}` })
    showToast({ type: 'error', text: 'Could not send flight proposal. طلب (10:30)' })
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(3))
    // Opened, so that none lies behind another.
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect(region.contains(document.activeElement)).toBe(true)
    holdStates()
    const [first, second] = within(region).getAllByRole('button', { name: 'Dismiss' })
    first?.setAttribute('data-held', 'hover')
    second?.setAttribute('data-held', 'focus')
  },
})
