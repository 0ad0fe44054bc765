import { guardTexts } from '@pilotpair/contract'
import { PageLayout } from '@pilotpair/ui/page'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PaymentCompleteScreen } from './PaymentCompleteScreen.tsx'

const meta = preview.meta({
  title: 'Features/Payments/PaymentCompleteScreen',
  component: PaymentCompleteScreen,
  args: { homeHref: '#home' },
  decorators: [
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
})

export const Loaded = meta.story()

Loaded.test('says its text and leads on; it calls nobody', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: guardTexts.paymentComplete })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '#home')
})
