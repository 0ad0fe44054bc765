import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ButtonLink } from '../button/index.ts'
import { NoPermission, NotFound } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/NotFound',
  component: NotFound,
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
