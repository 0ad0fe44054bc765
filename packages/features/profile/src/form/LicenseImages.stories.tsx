import { authEndpoints, profileEndpoints, profileTexts } from '@pilotpair/contract'
import { buildPilotProfile } from '@pilotpair/contract/testing'
import { failedAnswers, handle, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { profileScenarios, storedProfile } from '../ProfileScreen.scenario.ts'
import { ProfileScreen } from '../ProfileScreen.tsx'
import { toastTexts, watchToasts, withPage } from '../story-kit.tsx'

const { update, uploadLicenseImages } = profileEndpoints

const meta = preview.meta({
  title: 'Features/Profile/LicenseImages',
  component: ProfileScreen,
  decorators: withPage,
  beforeEach: watchToasts,
})

type Canvas = ReturnType<typeof within>
const image = (name: string) => new File(['x'.repeat(64)], name, { type: 'image/png' })
const choose = (canvas: Canvas, slot: string) => userEvent.upload(canvas.getByLabelText(slot), image(`${slot}.png`))
const chooseAll = async (canvas: Canvas): Promise<void> => {
  for (const slot of ['License Front', 'License Back', 'Selfie']) await choose(canvas, slot)
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
const edit = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: profileTexts.headingEdit }))
  // The form's file may still be on its way.
  await canvas.findByRole('heading', { level: 1, name: profileTexts.headingEdit }, { timeout: 10_000 })
}

const calls = { update: 0, upload: 0 }
/** Names and sizes of what the last upload carried. */
let carried: string[] = []

/** Counts the calls; the upload answers what it is told. */
const counting = (answer: (times: number) => Response | undefined) => [
  handle(update, () => {
    calls.update += 1
    return HttpResponse.json(buildPilotProfile())
  }),
  handle(uploadLicenseImages, async ({ request }) => {
    calls.upload += 1
    const form = await request.formData()
    carried = [...form].map(([field, value]) => `${field}: ${typeof value === 'string' ? value : String(value.size)}`)
    return answer(calls.upload) ?? HttpResponse.json(buildPilotProfile({ verification: 'pending' }))
  }),
]

const forget = (): void => {
  calls.update = 0
  calls.upload = 0
  carried = []
}

export const Missing = meta.story({
  name: 'c32: with two of three the missing one is named, and nothing is sent',
  beforeEach: ({ msw }) => {
    forget()
    msw.use(...counting(() => undefined), ...profileScenarios.loaded())
  },
  play: async ({ canvas }) => {
    await edit(canvas)
    await choose(canvas, 'License Front')
    await choose(canvas, 'License Back')
    await save(canvas)
    const group = canvas.getByRole('group', { name: 'License images' })
    await waitFor(() => expect(group).toHaveAccessibleDescription(/The selfie is missing\. The images are sent only when all three are there\./))
    await waitFor(() => expect(canvas.getByLabelText('Selfie')).toHaveFocus())
    await expect(calls).toEqual({ update: 0, upload: 0 })
    await choose(canvas, 'Selfie')
    await expect(group).not.toHaveAccessibleDescription(/is missing/)
    await save(canvas)
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
    await expect(carried).toEqual(['license_front: 64', 'license_back: 64', 'selfie: 64'])
    await expect(toastTexts()).toEqual([profileTexts.updated])
  },
})

export const RefusedImageIsLedTo = meta.story({
  name: 'c32: an image that the service refuses says why, and has the focus',
  beforeEach: ({ msw }) => {
    forget()
    const refused = refuses(uploadLicenseImages, 422, [{ field: 'license_back', message: 'This file is not an image.' }])
    msw.use(refused, ...counting(() => undefined), ...profileScenarios.loaded())
  },
  play: async ({ canvas }) => {
    await edit(canvas)
    await chooseAll(canvas)
    await save(canvas)
    await waitFor(() => expect(canvas.getByLabelText('License Back')).toHaveFocus())
    await expect(canvas.getByLabelText('License Back')).toHaveAccessibleDescription(/This file is not an image\./)
    await expect(canvas.getByLabelText('License Front')).toBeValid()
    await expect(canvas.getAllByText('Ready')).toHaveLength(3)
  },
})

export const NewImagesWarn = meta.story({
  name: 'new images say before saving that verification starts again',
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas }) => {
    await edit(canvas)
    await chooseAll(canvas)
    await expect(await canvas.findByText('Saving this sends your license back to verification.')).toBeVisible()
    await expect(canvas.getAllByText('Ready')).toHaveLength(3)
    await save(canvas)
    await expect(await canvas.findByText('Verification pending')).toBeVisible()
  },
})

export const Limits = meta.story({
  name: 'c29, c31, c32: kinds, sizes and empty files are refused before anything is sent',
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas }) => {
    await edit(canvas)
    const selfie = canvas.getByLabelText('Selfie')
    await expect(selfie).toHaveAccessibleDescription(/JPEG, PNG or WebP, up to 10 MB/)
    const user = userEvent.setup({ applyAccept: false })
    for (const [file, message] of [
      [new File(['x'], 'photo.heic', { type: 'image/heic' }), 'Choose a JPEG, PNG or WebP file.'],
      [new File(['<svg/>'], 'evil.svg', { type: 'image/svg+xml' }), 'Choose a JPEG, PNG or WebP file.'],
      [new File([], 'photo.jpg', { type: 'image/jpeg' }), 'The file is empty.'],
      [new File([new Uint8Array(11 * 1024 * 1024)], 'photo.jpg', { type: 'image/jpeg' }), 'The file is larger than 10 MB.'],
    ] as const) {
      await user.upload(selfie, file)
      await waitFor(() => expect(canvas.getByText(message)).toBeVisible())
    }
    await expect(canvas.queryByText('Ready')).not.toBeInTheDocument()
  },
})

export const PartialSuccess = meta.story({
  name: 'the profile saved, the images not: exactly that is said, and nothing is lost',
  beforeEach: ({ msw }) => {
    forget()
    msw.use(
      ...counting((times) =>
        times === 1
          ? HttpResponse.json(
              { detail: [{ loc: ['body', 'selfie'], field: 'selfie', msg: 'HEIC files cannot be shown.', message: 'HEIC files cannot be shown.' }] },
              { status: 422 },
            )
          : undefined,
      ),
      ...storedProfile(buildPilotProfile()),
    )
  },
  play: async ({ canvas }) => {
    await edit(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), '!')
    await chooseAll(canvas)
    await save(canvas)
    await expect(await canvas.findByText(/Your profile is saved, but the images are not\./)).toBeVisible()
    await expect(toastTexts()).toEqual([profileTexts.imagesFailed])
    await expect(canvas.getByLabelText('Selfie')).toHaveAccessibleDescription(/HEIC files cannot be shown\./)
    await expect(canvas.queryByText(/selfie: /)).not.toBeInTheDocument()
    await expect(canvas.getAllByText('Ready')).toHaveLength(3)
    await save(canvas)
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
    await expect(calls).toEqual({ update: 1, upload: 2 })
    await expect(toastTexts()).toEqual([profileTexts.imagesFailed, profileTexts.updated])
  },
})

let release = (): void => undefined

export const SlowUpload = meta.story({
  name: 'while the images are on their way the form is still being saved: a second press sends nothing more',
  beforeEach: ({ msw }) => {
    forget()
    const held = new Promise<void>((resolve) => (release = resolve))
    msw.use(
      handle(uploadLicenseImages, async () => {
        calls.upload += 1
        await held
        return HttpResponse.json(buildPilotProfile({ verification: 'pending' }))
      }),
      ...counting(() => undefined),
      ...profileScenarios.loaded(),
    )
  },
  play: async ({ canvas }) => {
    await edit(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), '!')
    await chooseAll(canvas)
    await save(canvas)
    await waitFor(() => expect(calls).toEqual({ update: 1, upload: 1 }))
    const button = canvas.getByRole('button', { name: 'Saving…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    release()
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
    await expect(calls).toEqual({ update: 1, upload: 1 })
    await expect(toastTexts()).toEqual([profileTexts.updated])
  },
})

let isExpired = false

export const ExpiredToken = meta.story({
  name: 'an upload survives an expired token: it is sent again whole',
  beforeEach: ({ msw }) => {
    forget()
    isExpired = true
    msw.use(
      handle(authEndpoints.tokenRefresh, () => {
        isExpired = false
        return HttpResponse.json({ detail: 'Token refreshed' })
      }),
      ...counting(() => (isExpired ? HttpResponse.json({ detail: 'expired_token' }, { status: 401 }) : undefined)),
      ...profileScenarios.loaded(),
    )
  },
  play: async ({ canvas }) => {
    await edit(canvas)
    await chooseAll(canvas)
    await save(canvas)
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
    await expect(calls.upload).toBe(2)
    await expect(carried).toEqual(['license_front: 64', 'license_back: 64', 'selfie: 64'])
  },
})

const kinds = Object.entries(failedAnswers)

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer keeps the images for another try',
  beforeEach: ({ msw }) => {
    forget()
    msw.use(...counting((times) => kinds[times - 1]?.[1]()), ...profileScenarios.loaded())
  },
  play: async ({ canvas }) => {
    await edit(canvas)
    await chooseAll(canvas)
    for (const [index, [kind]] of kinds.entries()) {
      await save(canvas)
      await waitFor(() => expect(calls.upload, kind).toBe(index + 1))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Save profile' })).not.toHaveAttribute('aria-disabled'))
      const reason = kind === 'too many attempts' ? /in 30 seconds/ : kind.includes('too large') ? /too large/ : new RegExp(profileTexts.licenseImagesFailed)
      await expect(canvas.getByText(reason), kind).toBeVisible()
      await expect(canvas.getAllByText('Ready'), kind).toHaveLength(3)
    }
    await save(canvas)
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
  },
})

export const SavingFailsFirst = meta.story({
  name: 'when the profile itself is not saved, no image is sent',
  beforeEach: ({ msw }) => {
    forget()
    msw.use(refuses(update, 500, 'Internal server error'), ...counting(() => undefined), ...profileScenarios.empty())
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'License type' }), 'Private')
    await userEvent.type(canvas.getByRole('textbox', { name: 'License number' }), '1')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Flight hours' }), '1')
    await userEvent.click(canvas.getByRole('checkbox', { name: /terms of service/ }))
    await chooseAll(canvas)
    await save(canvas)
    await expect(await canvas.findByText('Internal server error')).toBeVisible()
    await expect(calls.upload).toBe(0)
    await expect(canvas.getAllByText('Ready')).toHaveLength(3)
  },
})
