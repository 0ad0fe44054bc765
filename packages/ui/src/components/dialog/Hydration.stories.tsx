import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Dialog } from './index.ts'

const meta = preview.meta({ title: 'UI/Dialog/Hydration', component: Dialog, tags: ['!autodocs'] })

const page = (
  <main>
    <p>Behind it</p>
    <Dialog isOpen title="Open from the start" onClose={() => undefined}>
      Drawn by the browser.
    </Dialog>
  </main>
)

export const OpenFromTheStart = meta.story({
  name: 'one that is open when the markup of a server comes alive appears, and nothing is drawn anew',
  render: () => <div data-testid="root" />,
  play: async ({ canvas }) => {
    const root = canvas.getByTestId('root')
    root.innerHTML = renderToString(page)
    const behind = canvas.getByText('Behind it')
    const onRecoverableError = fn()
    const hydrated = hydrateRoot(root, page, { onRecoverableError })
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Open from the start' })).toBeVisible())
    await expect(onRecoverableError).not.toHaveBeenCalled()
    await expect(behind.isConnected).toBe(true)
    hydrated.unmount()
  },
})
