import preview from '../../../../../.storybook/preview.tsx'
import { SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
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
    <StickerSheet>
      <SheetRow label="sizes, mark alone">
        <Logo />
        <Logo size={40} />
        <LogoMark />
        <LogoMark size={16} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Logo />
        <LogoMark />
      </SheetRow>
    </StickerSheet>
  ),
})
