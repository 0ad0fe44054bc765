import { ON_DEMAND_FAILED } from '@pilotpair/feature-core'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { useAskedPart } from './asked-part.ts'
import { toastTexts, watchToasts } from './story-kit.tsx'

// As a file that cannot be fetched: told after the press, not in it.
const fetchNothing = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(reject, 0, new Error('there is no connection'))
  })

const Asking = () => {
  const [, load] = useAskedPart(fetchNothing)
  return (
    <button type="button" onClick={load}>
      Approve
    </button>
  )
}

const meta = preview.meta({ title: 'Features/Admin/AskedPart', component: Asking, beforeEach: () => watchToasts() })

export const Fails = meta.story({
  name: 'a dialog whose code does not come is told each time it is asked for',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(toastTexts()).toEqual([ON_DEMAND_FAILED]))
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(toastTexts()).toEqual([ON_DEMAND_FAILED, ON_DEMAND_FAILED]))
  },
})
