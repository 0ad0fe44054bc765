import { Info, Trash2, X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet, stillStates } from '../../internal/Sheet.tsx'
import { buttonSizes, buttonTones, buttonVariants } from '../button/index.ts'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: IconButton,
  title: 'UI/IconButton',
  args: { icon: <Info />, label: 'Aircraft details', onClick: fn() },
})

export const Default = meta.story({})

export const NamedByItsLabel = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Aircraft details' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('type', 'button')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {buttonVariants.map((variant) => (
        <SheetRow key={variant} label={variant}>
          {buttonTones.map((tone) => (
            <IconButton key={tone} variant={variant} tone={tone} icon={<Trash2 />} label={tone} />
          ))}
          {stillStates.map((state) => (
            <IconButton key={state} variant={variant} data-state={state} icon={<X />} label={state} />
          ))}
          <IconButton variant={variant} icon={<X />} label="disabled" disabled />
        </SheetRow>
      ))}
      <SheetRow label="sizes">
        {buttonSizes.map((size) => (
          <IconButton key={size} size={size} variant="outline" icon={<Info />} label={size} />
        ))}
      </SheetRow>
      <SheetRow label="longest, unbroken name: neither makes it wider" width="10rem">
        <IconButton variant="outline" icon={<Info />} label={awkward.long} />
        <IconButton variant="outline" icon={<Trash2 />} label={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <IconButton variant="solid" icon={<Trash2 />} label={awkward.arabic} />
        {buttonSizes.map((size) => (
          <IconButton key={size} size={size} variant="outline" icon={<Info />} label={`${awkward.arabic} ${size}`} />
        ))}
      </SheetRow>
    </StickerSheet>
  ),
})
