import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { tones } from '../../theme/tokens.ts'
import { avatarSizes } from './Avatar.css.ts'
import { Avatar } from './Avatar.tsx'

const face =
  'data:image/svg+xml,' +
  encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#7aa"/></svg>')

const meta = preview.meta({
  tags: ['autodocs'],
  component: Avatar,
  title: 'UI/Avatar',
  args: { name: 'Maya Lindqvist' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maya Lindqvist' })).toHaveTextContent('ML')
  },
})

export const WithPicture = meta.story({ args: { src: face } })

export const BrokenPictureShowsInitials = meta.story({
  name: 'c29: a picture that fails shows initials with their text',
  tags: ['!autodocs'],
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ML')).toBeVisible())
    await expect(canvas.getByRole('img', { name: 'Maya Lindqvist' })).toBeVisible()
  },
})

export const BesideItsName = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="sizes">
        {avatarSizes.map((size) => <Avatar key={size} size={size} name="Daniel Okafor" />)}
        {avatarSizes.map((size) => <Avatar key={size} size={size} name="Daniel Okafor" src={face} />)}
      </SheetRow>
      <SheetRow label="tones">
        {tones.map((tone) => <Avatar key={tone} tone={tone} name="Priya Raman" />)}
      </SheetRow>
      <SheetRow label="a picture that fails; nobody's name in every size">
        <Avatar name="Daniel Okafor" src="data:image/png;base64,broken" />
        {avatarSizes.map((size) => <Avatar key={size} size={size} name="" alt={`Deleted user, ${size}`} />)}
      </SheetRow>
      <SheetRow label="names: empty, longest, unbroken, emoji family, marks, other scripts">
        <Avatar name="" alt="Deleted user" />
        <Avatar name={awkward.long} />
        <Avatar name={awkward.unbroken} />
        <Avatar name="👨‍👩‍👧‍👦 👩‍✈️" />
        <Avatar name={'Z' + '\u0301'.repeat(30)} />
        <Avatar name="محمد علي" />
        <Avatar name="王 小明" />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Avatar name="ليلى حسن" />
        <Avatar name="Daniel Okafor" src={face} />
      </SheetRow>
    </StickerSheet>
  ),
})
