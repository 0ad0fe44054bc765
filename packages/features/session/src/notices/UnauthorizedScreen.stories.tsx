import { authTexts, guardTexts } from '@pilotpair/contract'
import { PageLayout } from '@pilotpair/ui/page'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { UnauthorizedScreen } from './UnauthorizedScreen.tsx'

const meta = preview.meta({
  title: 'Features/Session/UnauthorizedScreen',
  component: UnauthorizedScreen,
  args: { loginHref: '/login' },
  render: (args) => (
    <PageLayout>
      <UnauthorizedScreen {...args} />
    </PageLayout>
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guardTexts.unauthorized)).toBeVisible()
    await expect(canvas.getByRole('link', { name: authTexts.loginLink })).toHaveAttribute('href', '/login')
  },
})

export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } })
