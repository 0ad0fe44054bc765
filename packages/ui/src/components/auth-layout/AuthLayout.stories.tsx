import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward } from '../../internal/Sheet.tsx'
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

export const OwnLogo = meta.story({
  tags: ['!autodocs'],
  args: { home: { href: '#home', label: 'Larch home' }, logo: <strong>Larch</strong> },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Larch home' })
    await expect(home).toHaveTextContent(/^Larch$/)
    await expect(home.querySelector('svg')).toBeNull()
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

/** Several screens on one page, which no real page has. */
const severalScreens = ['landmark-no-duplicate-main', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique'].map(
  (id) => ({ id, enabled: false }),
)

export const Sheet = meta.story({
  parameters: { a11y: { config: { rules: severalScreens } } },
  render: (args) => (
    <>
      <AuthLayout
        {...args}
        title={awkward.unbroken}
        description={`${awkward.long} ${awkward.unbroken}`}
        after={awkward.long}
        footer={awkward.long}
        slogan="One line"
        subline={awkward.long}
      />
      <AuthLayout
        {...args}
        dir="rtl"
        scene="departure"
        title="تسجيل الدخول"
        description={awkward.arabic}
        after={
          <>
            {awkward.arabic} <Link href="#register">سجّل هنا</Link>
          </>
        }
        footer={awkward.arabic}
        slogan={'شارك الرحلة\nوتقاسم التكلفة'}
        subline={awkward.arabic}
      />
    </>
  ),
})
