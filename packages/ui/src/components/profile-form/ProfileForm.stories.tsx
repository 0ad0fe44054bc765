import { CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Badge } from '../badge/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { NumberField } from '../number-field/index.ts'
import { Select } from '../select/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'
import {
  LicenseImages, ProfileFields, ProfileForm, ProfileSection, profileModes,
  type LicenseImageSlot, type LicenseImageState,
} from './index.ts'

type Images = Record<LicenseImageSlot, LicenseImageState>

const none: Images = { front: { file: null }, back: { file: null }, selfie: { file: null } }
const licenses = ['Private', 'Commercial', 'Airline transport', 'Instructor'].map((label) => ({ value: label, label }))
const maya = { name: 'Maya Lindqvist', email: 'maya.lindqvist@example.com', onChangePhoto: fn() }
const verified = (
  <Badge tone="success" icon={<CircleCheck />}>
    License verified
  </Badge>
)
const drawing = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="${fill}"/></svg>`)}`

const chosen = (name: string) => new File(['x'], name, { type: 'image/png' })

interface FieldsProps {
  errors?: boolean
  images?: Images
  /** Told apart from the other forms of a sheet. */
  suffix?: string
}

const Fields = ({ errors = false, images: first = none, suffix = '' }: FieldsProps) => {
  const [images, setImages] = useState(first)
  return (
    <>
      <ProfileSection title={`License${suffix}`}>
        <ProfileFields>
          <Select label="License type" options={licenses} defaultValue="Private" />
          <TextField label="License number" defaultValue="3847112" />
          <TextField label="License expiration" optionalText="Optional" defaultValue="14 Aug 2027" />
          <NumberField label="Flight hours" defaultValue={errors ? '-20' : '212'} error={errors ? 'Flight hours must be a positive number.' : undefined} />
        </ProfileFields>
        <LicenseImages
          images={images}
          onFileChange={(slot, file) => setImages({ ...images, [slot]: { file } })}
          error={errors ? 'The selfie is missing. The images are sent only when all three are there.' : undefined}
        />
      </ProfileSection>
      <ProfileSection title={`Flying${suffix}`} description="Other pilots see this.">
        <ProfileFields>
          <TextField label="Home airport" defaultValue="Palo Alto (PAO)" data-span="" />
          <NumberField label="Lowest hourly rate" defaultValue="120" />
          <NumberField label="Highest hourly rate" defaultValue="220" />
          <TextArea label="Notes" data-span="" optionalText="Optional" defaultValue="Weekend flyer. I like coast legs, short fields and a proper briefing." />
        </ProfileFields>
        <Checkbox label="I have access to an aircraft" defaultChecked />
      </ProfileSection>
      <Checkbox label="I accept the terms of service" error={errors ? 'You must accept the terms of service.' : undefined} />
    </>
  )
}

const meta = preview.meta({
  tags: ['autodocs'],
  component: ProfileForm,
  subcomponents: { ProfileSection, ProfileFields, LicenseImages },
  title: 'Product/ProfileForm',
  parameters: {
    docs: {
      description: {
        component:
          'The frame of a pilot’s profile: who it is, sections of fields in two columns, three license images, and a bar with "Save profile" that stays in reach. Use it where a profile is set up or edited; to show one use Tabs and DescriptionList. Values and rules are the host’s.',
      },
    },
  },
  args: { onSave: fn(), onCancel: fn(), identity: maya, status: verified, children: <Fields /> },
  argTypes: { mode: { control: 'radio', options: profileModes } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1200, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'License' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'License number' }), '{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Change photo' }))
    await expect(maya.onChangePhoto).toHaveBeenCalled()
  },
})

export const Complete = meta.story({
  args: { mode: 'complete', status: undefined, identity: undefined, intro: 'Other pilots find you by it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible()
  },
})

export const Saving = meta.story({
  args: { isSaving: true, isDirty: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'License number' }), '{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
})

/** The bar stays at the lower edge while the form is longer than the screen. */
export const SaveStaysInReach = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ blockSize: 480, overflow: 'auto' }} data-testid="screen">{Story()}</div>],
  play: async ({ canvas }) => {
    const screen = canvas.getByTestId('screen').getBoundingClientRect()
    const save = canvas.getByRole('button', { name: 'Save profile' }).getBoundingClientRect()
    await expect(save.bottom).toBeLessThanOrEqual(screen.bottom)
    await expect(save.top).toBeGreaterThan(screen.top)
  },
})

export const C53Errors = meta.story({
  name: 'c53: errors stand at their fields and are linked with them',
  args: {
    error: 'flight_hours: must be positive',
    isDirty: true,
    children: <Fields errors images={{ front: { file: chosen('front.png') }, back: { file: chosen('back.png') }, selfie: { file: null } }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Flight hours' })).toHaveAccessibleDescription('Flight hours must be a positive number.')
    await expect(canvas.getByRole('group', { name: 'License images' })).toHaveAccessibleDescription(/The selfie is missing\./)
    await expect(canvas.getByLabelText('Selfie')).toHaveAccessibleDescription(/Missing/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('flight_hours: must be positive')
  },
})

export const ChoosingImages = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Missing')).not.toBeInTheDocument()
    await userEvent.upload(canvas.getByLabelText('License Front'), chosen('front.png'))
    await waitFor(() => expect(canvas.getByText('front.png', { selector: 'bdi' })).toBeVisible())
    await expect(canvas.getByText('Ready')).toBeVisible()
    await expect(canvas.getAllByText('Missing')).toHaveLength(2)
  },
})

export const C32EmptyImage = meta.story({
  name: 'c32: an empty image is refused before anything is sent',
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Selfie'), new File([], 'selfie.png', { type: 'image/png' }))
    await waitFor(() => expect(canvas.getByText('The file is empty.')).toBeVisible())
    await expect(canvas.queryByText('Ready')).not.toBeInTheDocument()
  },
})

const stored: Images = {
  front: { file: null, storedUrl: drawing('#0e7490') },
  back: { file: null, storedUrl: drawing('#4b5563') },
  selfie: { file: null, storedUrl: drawing('#a16207'), progress: 0.4 },
}

/** A scroller as high as its content: the bar rests at the end of the form, as after scrolling there. */
const Whole = ({ children }: { children: ReactNode }) => <div style={{ overflow: 'auto' }}>{children}</div>

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="edit, with errors" flow="stack">
        <Whole><ProfileForm onSave={fn()} onCancel={fn()} identity={maya} status={verified} isDirty error="An unexpected error occurred.">
          <Fields errors images={stored} />
        </ProfileForm></Whole>
      </SheetRow>
      <SheetRow label="complete, saving; phone" width="20.5rem" flow="stack">
        <Whole><ProfileForm mode="complete" headingLevel={2} onSave={fn()} isSaving intro="Other pilots find you by it.">
          <Fields suffix=" on a phone" />
        </ProfileForm></Whole>
      </SheetRow>
      <SheetRow label="longest, unbroken; right to left" dir="rtl" flow="stack">
        <Whole><ProfileForm texts={{ title: { complete: awkward.arabic, edit: awkward.arabic } }} headingLevel={2} onSave={fn()} onCancel={fn()} isDirty identity={{ name: awkward.unbroken, email: `${awkward.unbroken}@example.com`, onChangePhoto: fn(), isChangingPhoto: true }}>
          <ProfileSection title={awkward.long} description={awkward.long}>
            <ProfileFields>
              <TextField label={awkward.long} />
              <TextField label={awkward.unbroken} />
            </ProfileFields>
          </ProfileSection>
        </ProfileForm></Whole>
      </SheetRow>
    </StickerSheet>
  ),
})
