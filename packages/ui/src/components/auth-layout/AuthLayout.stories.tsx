import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Link } from '../link/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { AuthLayout } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  title: 'UI/AuthLayout',
  component: AuthLayout,
  args: {
    title: 'Log in',
    description: 'Good to see you back.',
    home: { href: '#home', label: 'PilotPair home' },
    children: (
      <form style={{ display: 'grid', gap: 16 }}>
        <TextField label="Email" type="email" />
        <PasswordField label="Password" />
        <Button fullWidth>Log in</Button>
      </form>
    ),
    after: (
      <>
        New to PilotPair? <Link href="#register">Register here</Link>
      </>
    ),
    footer: 'Prices in USD. Times in the zone of the aircraft’s airport.',
  },
})

export const Login = meta.story()

Login.test('has one title and a main landmark; the picture stays silent', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('button', { name: 'Log in' }))
  await expect(canvas.queryByText('$247.50')?.closest('[aria-hidden="true"]')).not.toBeNull()
})

export const Register = meta.story({
  args: {
    title: 'Create your account',
    description: 'For licensed pilots. An administrator checks your license before your first flight.',
    scene: 'departure',
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Sheet = meta.story({
  args: { title: 'x'.repeat(120), description: 'y'.repeat(200), slogan: 'One line', subline: 'z'.repeat(90) },
})
