import { adminTexts, aircraftEndpoints, aircraftTexts, profileEndpoints, profileTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './people-support.ts'

/** A file as a form takes it. */
const fileOf = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** Uploads that the page has begun. */
const uploadsOf = (page: Page, path: string): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1
  })
  return () => count
}

const edit = async (page: Page): Promise<void> => {
  await page.goto('/profile')
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  await expect(page.getByLabel(adminTexts.selfie)).toBeAttached()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' })

test('c32: two of the three license images are not sent in silence: the missing one is named, then all three are stored', async ({

  page, people, enter,

}) => {
  const pilot = await people.pilot()
  await enter(pilot)
  await edit(page)
  const uploads = uploadsOf(page, profileEndpoints.uploadLicenseImages.path)
  const picture = await page.screenshot()
  await page.getByLabel(adminTexts.licenseFront).setInputFiles(fileOf('C:\\tmp\\front "one".png', 'image/png', picture))
  await page.getByLabel(adminTexts.licenseBack).setInputFiles(fileOf(`${'b'.repeat(240)}.png`, 'image/png', picture))
  await save(page).click()
  const images = page.getByRole('group', { name: 'License images' })
  await expect(images).toHaveAccessibleDescription(/The selfie is missing\. The images are sent only when all three are there\./)
  await expect(page.getByLabel(adminTexts.selfie)).toBeFocused()
  await look(page, 'one-image-missing')
  expect(uploads()).toBe(0)
  expect(await pilot.call(profileEndpoints.get, {})).toMatchObject({ license_front_url: null, verification: 'approved' })

  await page.getByLabel(adminTexts.selfie).setInputFiles(fileOf('Σέλφι 👩‍✈️.png', 'image/png', picture))
  await save(page).click()
  await expect(toast(page, profileTexts.updated)).toBeVisible()
  expect(uploads()).toBe(1)
  const { license_front_url: front, license_back_url: back, selfie_url: selfie } = (await pilot.call(profileEndpoints.get, {})) ?? {}
  for (const url of [front, back, selfie]) {
    const stored = await page.request.get(url ?? '/none')
    expect(stored.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^image\/(jpeg|webp)$/),
      'x-content-type-options': 'nosniff',
    })
  }
})

test('c32: an empty, a too large and a misnamed picture each say why, and nothing of them is stored', async ({

  page, people, enter,

}) => {
  const pilot = await people.pilot()
  await enter(pilot)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change photo' })
  const photo = dialog.getByLabel('Photo')
  const uploads = uploadsOf(page, profileEndpoints.uploadPicture.path)
  for (const [file, reason] of [
    [fileOf('photo.jpg', 'image/jpeg', Buffer.alloc(0)), 'The file is empty.'],
    [fileOf('photo.jpg', 'image/jpeg', Buffer.alloc(11 * 1024 * 1024, 1)), 'The file is larger than 10 MB.'],
    [fileOf('photo.heic', 'image/heic', Buffer.from('heic')), 'Choose a JPEG, PNG or WebP file.'],
  ] as const) {
    await photo.setInputFiles(file)
    await expect(dialog.getByText(reason)).toBeVisible()
  }
  expect(uploads()).toBe(0)

  // What only its content gives away is judged by the service.
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
  for (const [file, reason] of [
    [fileOf('license.png', 'image/png', pdf), /PDF files cannot be shown\. Please choose a JPEG, PNG or WebP picture\./],
    [fileOf('photo.jpg', 'image/jpeg', Buffer.from('<!doctype html><script>alert(1)</script>')), /not a picture that can be shown/],
    [fileOf('photo.png', 'image/png', (await page.screenshot()).subarray(0, 400)), /damaged and cannot be read/],
  ] as const) {
    await photo.setInputFiles(file)
    await dialog.getByRole('button', { name: 'Upload photo' }).click()
    await expect(dialog.getByText(reason)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Upload photo' })).toBeEnabled()
  }
  await look(page, 'a-photo-refused')
  await expect(toast(page, profileTexts.pictureFailed).first()).toBeVisible()
  expect(uploads()).toBe(3)
  expect(await pilot.call(profileEndpoints.get, {})).toMatchObject({ profile_picture_url: null })
  await photo.setInputFiles(fileOf('me.png', 'image/png', await page.screenshot()))
  await dialog.getByRole('button', { name: 'Upload photo' }).click()
  await expect(dialog).toBeHidden()
})

test('c31: an aircraft’s image address that could run something is refused at its field, and nothing is stored', async ({

  page, people, enter,

}) => {
  const operator = await people.operator()
  const id = await people.aircraft(operator)
  await enter(operator)
  await page.goto('/operator')
  await page.getByRole('button', { name: /^Availability / }).click()
  await page.getByRole('button', { name: /^Edit aircraft/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Edit / })
  const address = dialog.getByLabel('Image address')
  for (const evil of ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//evil.example/x.png', 'file:///etc/passwd']) {
    await address.fill(evil)
    await dialog.getByRole('button', { name: 'Save aircraft' }).click()
    await expect(address, evil).toHaveAccessibleDescription(new RegExp(aircraftTexts.imageUrlInvalid))
    await expect(address, evil).toHaveValue(evil)
  }
  await look(page, 'an-image-address-refused')
  expect(await operator.call(aircraftEndpoints.get, { params: { id } })).toMatchObject({ image_url: null })
  await address.fill('https://pictures.example/tiger.jpg')
  await dialog.getByRole('button', { name: 'Save aircraft' }).click()
  await expect(dialog).toBeHidden()
  expect(await operator.call(aircraftEndpoints.get, { params: { id } })).toMatchObject({ image_url: 'https://pictures.example/tiger.jpg' })
})
