import preview from '../../../../../.storybook/preview.tsx'
import { Logo, LogoMark } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/Logo',
  component: Logo,
  subcomponents: { LogoMark },
  parameters: { layout: 'centered' },
})

export const Default = meta.story()

export const Sheet = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Logo />
      <Logo size={40} />
      <LogoMark />
      <LogoMark size={16} />
    </div>
  ),
})
