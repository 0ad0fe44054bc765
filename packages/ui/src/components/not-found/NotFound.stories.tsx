import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ButtonLink } from '../button/index.ts'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { NoPermission, NotFound } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/NotFound',
  component: NotFound,
  subcomponents: { NoPermission },
  args: { action: <ButtonLink href="/dashboard">Go to the dashboard</ButtonLink> },
})

export const Address = meta.story()

export const Permission = meta.story({
  render: () => <NoPermission action={<ButtonLink href="/login">Go to login</ButtonLink>} />,
})

Permission.test('says so and leads to the login', async ({ canvas }) => {
  await expect(canvas.getByText('You do not have permission to access this page.')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login')
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="address, permission" flow="stack">
        <NotFound action={<ButtonLink href="#dashboard">Go to the dashboard</ButtonLink>} />
        <NoPermission action={<ButtonLink href="#login">Go to login</ButtonLink>} />
      </SheetRow>
      <SheetRow label="longest, unbroken" width="20rem" flow="stack">
        <NotFound title={awkward.unbroken} action={<ButtonLink href="#long">{awkward.long}</ButtonLink>}>
          {awkward.long}
        </NotFound>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <NotFound title="لا شيء هنا" action={<ButtonLink href="#rtl">العودة</ButtonLink>}>
          {awkward.arabic}
        </NotFound>
      </SheetRow>
    </StickerSheet>
  ),
})
