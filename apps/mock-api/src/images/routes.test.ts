import { adminEndpoints, pilotEndpoints, profileEndpoints, UPLOAD_FILE_MAX_BYTES, UPLOADS_PER_HOUR } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { decidedLimits } from '../auth/limits.ts'
import { tables } from '../db/index.ts'
import { createTestApi, type TestAnswer, type TestClient, type TestUser } from '../testing/index.ts'
import { animation, fileOf, hugePng, phonePhoto, picture, refusedFiles } from '../testing/pictures.ts'
import { removeOrphans } from './sweep.ts'

const kit = await createTestApi()
afterAll(() => kit.close())

let pilot: TestUser
beforeEach(async () => {
  pilot = await kit.user({ role: 'pilot' })
})

const upload = (client: TestClient, file: File): Promise<TestAnswer> =>
  client.call(profileEndpoints.uploadPicture, { body: { profile_picture: file } })

const three = async () => ({
  license_front: fileOf(await picture('jpeg')),
  license_back: fileOf(await picture('png')),
  selfie: fileOf(await picture('webp')),
})

const newest = () => [...kit.images.kept.values()].at(-1)

describe('the profile picture', () => {
  test('is stored, answers at both addresses with its true type, and takes the old one away at once', async () => {
    const before = kit.images.kept.size
    const { client, id } = pilot
    expect((await client.call(profileEndpoints.picture)).status).toBe(404)
    const first = await client.ok(profileEndpoints.uploadPicture, { body: { profile_picture: fileOf(await picture()) } })
    expect(first.profile_picture_url).toMatch(new RegExp(`^/api/v1/pilots/profile_picture/${id}\\?v=`))
    const second = await client.ok(profileEndpoints.uploadPicture, { body: { profile_picture: fileOf(await picture('png')) } })
    expect(second.profile_picture_url).not.toBe(first.profile_picture_url)
    expect(kit.images.kept.size).toBe(before + 1)
    expect(await kit.db.$count(tables.images, eq(tables.images.ownerId, id))).toBe(1)
    const anybody = await kit.client().send(second.profile_picture_url)
    expect(anybody.status).toBe(200)
    expect(anybody.headers.get('content-type')).toBe('image/webp')
    expect(anybody.headers.get('x-content-type-options')).toBe('nosniff')
    expect(anybody.headers.get('content-security-policy')).toContain('sandbox')
    expect(anybody.headers.get('content-length')).toBe(String(newest()?.bytes.byteLength))
    const own = await client.send('/api/v1/me/profile-picture?time=1736000000')
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toContain('private')
    const tag = own.headers.get('etag') ?? ''
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await client.send('/api/v1/me/profile-picture', { headers: { 'If-None-Match': known } })
      expect([again.status, again.text]).toEqual([304, ''])
    }
    expect((await client.send('/api/v1/me/profile-picture', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    expect((await client.ok(profileEndpoints.get))?.profile_picture_url).toBe(second.profile_picture_url)
  })

  test.each(['operator', 'super_admin', 'pilot'] as const)('of %s', async (role) => {
    const { client } = await kit.user({ role, verification: 'pending' })
    expect((await upload(client, fileOf(await picture('webp')))).status).toBe(200)
  })

  test('of nobody: 401 without a session, 404 for people without one and for unknown people', async () => {
    expect((await upload(kit.client(), fileOf(await picture()))).status).toBe(401)
    const { client } = pilot
    for (const userId of [pilot.id, '018f0000-0000-7000-8000-000000000000']) {
      expect((await client.call(pilotEndpoints.picture, { params: { userId } })).status).toBe(404)
    }
  })

  test('of two uploads at the same moment one stays, with its file', async () => {
    const before = kit.images.kept.size
    const bytes = await picture()
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(pilot.client, fileOf(bytes))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(kit.images.kept.size).toBe(before + 1)
    expect((await pilot.client.call(profileEndpoints.picture)).status).toBe(200)
  })
})

describe('what is kept of a picture', () => {
  test('it stands upright and carries no metadata', async () => {
    expect((await upload(pilot.client, fileOf(await phonePhoto()))).status).toBe(200)
    const kept = newest()
    if (kept === undefined) throw new Error('nothing was kept')
    const facts = await sharp(kept.bytes).metadata()
    expect([facts.width, facts.height, facts.orientation, facts.exif, facts.icc, facts.xmp]).toEqual([40, 80, undefined, undefined, undefined, undefined])
    expect(Buffer.from(kept.bytes).includes('Secret Phone')).toBe(false)
    const { data, info } = await sharp(kept.bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    expect(at(35, 40)[0]).toBeGreaterThan(200)
    expect(at(5, 40)[2]).toBeGreaterThan(200)
  })

  test('c29: an animated WebP becomes one still picture, a large one is brought down, a tiny one stays', async () => {
    expect((await upload(pilot.client, fileOf(await animation()))).status).toBe(200)
    expect(await sharp(newest()?.bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 })
    expect((await sharp(newest()?.bytes).metadata()).pages ?? 1).toBe(1)
    expect((await upload(pilot.client, fileOf(await picture('jpeg', { width: 3000, height: 1500 })))).status).toBe(200)
    expect(await sharp(newest()?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 320 })
    expect((await upload(pilot.client, fileOf(await picture('png', { width: 1, height: 1, alpha: 0.5 })))).status).toBe(200)
    expect(await sharp(newest()?.bytes).metadata()).toMatchObject({ format: 'webp', width: 1, height: 1, hasAlpha: true })
  })
})

describe('refused files', () => {
  test.each(refusedFiles().map(([name, file]) => [name, file.name, file.type, file] as const))(
    'c29 c31 c32: %s as %s, %s',
    async (name, _fileName, _type, file) => {
      const before = kit.images.kept.size
      const answer = await upload(pilot.client, file)
      expect(answer.status).toBe(422)
      expect(answer.text).toContain(name)
      expect(answer.text).toContain('JPEG, PNG or WebP')
      expect(answer.json).toMatchObject({ detail: [{ field: 'profile_picture' }] })
      expect(kit.images.kept.size).toBe(before)
    },
  )

  test('c32: empty, damaged, too many pixels, too large: each with its reason, and nothing is stored', async () => {
    const before = kit.images.kept.size
    const { client } = pilot
    const jpeg = await picture('jpeg', { width: 400, height: 400 })
    const cases: [File, number, RegExp][] = [
      [fileOf('', 'photo.jpg'), 422, /file is empty/],
      [fileOf(jpeg.slice(0, 300)), 422, /damaged/],
      [fileOf(hugePng(20_000), 'bomb.png', 'image/png'), 422, /at most 50 megapixels/],
      [fileOf(new Uint8Array(UPLOAD_FILE_MAX_BYTES + 1)), 413, /too large, at most 10 MB/],
    ]
    for (const [file, status, reason] of cases) {
      const answer = await upload(client, file)
      expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(reason)])
    }
    expect(kit.images.kept.size).toBe(before)
  })

  test.each([
    '../../etc/passwd.jpg',
    'C:\\tmp\\a.png',
    'Φωτογραφία ✈️🛩️',
    `${'n'.repeat(300)}.jpg`,
    'a"b\r\nX-Evil: 1.jpg',
  ])('c32: the file name %j reaches neither path nor header', async (name) => {
    const answer = await upload(pilot.client, fileOf(await picture(), name))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-evil')).toBeNull()
    expect([...kit.images.kept.keys()].every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true)
  })

  test('c32: two files in one field, another field, a text, nothing', async () => {
    const bytes = await picture()
    const send = (fill: (form: FormData) => void): Promise<TestAnswer> => {
      const body = new FormData()
      fill(body)
      return pilot.client.send('/api/v1/me/profile-picture', { method: 'POST', body })
    }
    const twice = await send((form) => {
      form.append('profile_picture', fileOf(bytes))
      form.append('profile_picture', fileOf(bytes))
    })
    expect([twice.status, twice.text]).toEqual([422, expect.stringContaining('Must be a single file')])
    const other = await send((form) => {
      form.append('profile_picture', fileOf(bytes))
      form.append('selfie', fileOf(bytes))
    })
    expect([other.status, other.text]).toEqual([422, expect.stringContaining('The form has no field \\"selfie')])
    const text = await send((form) => form.append('profile_picture', 'photo.jpg'))
    expect([text.status, text.text]).toEqual([422, expect.stringContaining('Must be a file')])
    const nothing = await send(() => {})
    expect([nothing.status, nothing.text]).toEqual([422, expect.stringContaining('Please choose a file')])
    const many = await send((form) => {
      for (let count = 0; count < 30; count += 1) form.append(`f${count}`, 'x')
    })
    expect([many.status, many.text]).toEqual([400, expect.stringContaining('too many parts')])
  })
})

describe('licence images', () => {
  const send = async (client: TestClient, omit?: string): Promise<TestAnswer> => {
    const body = new FormData()
    for (const [name, file] of Object.entries(await three())) if (name !== omit) body.append(name, file)
    return client.send('/api/v1/me/license-images', { method: 'POST', body })
  }

  test('are stored together, send the licence back to verification, and replace the old ones at once', async () => {
    const before = kit.images.kept.size
    const { client, id } = pilot
    const profile = await client.ok(profileEndpoints.uploadLicenseImages, { body: await three() })
    expect(profile).toMatchObject({
      verification: 'pending',
      license_front_url: expect.stringMatching(/^\/api\/v1\/me\/license-images\/front\?v=/),
      license_back_url: expect.stringMatching(/\/back\?v=/),
      selfie_url: expect.stringMatching(/\/selfie\?v=/),
    })
    expect((await send(client)).status).toBe(200)
    expect(kit.images.kept.size).toBe(before + 3)
    expect(await kit.db.$count(tables.images, eq(tables.images.ownerId, id))).toBe(3)
  })

  test.each(['license_front', 'license_back', 'selfie'])('c32: without %s nothing is stored and it is named', async (missing) => {
    const before = kit.images.kept.size
    const answer = await send(pilot.client, missing)
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ detail: [{ field: missing, message: 'Please choose a file' }] })
    expect(kit.images.kept.size).toBe(before)
    expect((await pilot.client.ok(profileEndpoints.get))?.verification).toBe('approved')
  })

  test('c29: one HEIC among three refuses all', async () => {
    const before = kit.images.kept.size
    const [heic] = refusedFiles()
    const body = { ...(await three()), selfie: heic?.[1] ?? fileOf('') }
    const answer = await pilot.client.call(profileEndpoints.uploadLicenseImages, { body })
    expect(answer.json).toMatchObject({ detail: [{ field: 'selfie', message: expect.stringContaining('HEIC') }] })
    expect(kit.images.kept.size).toBe(before)
  })

  test('are for their owner and for administrators only, never cached; every view of an administrator is audited', async () => {
    const { client, id } = pilot
    await client.ok(profileEndpoints.uploadLicenseImages, { body: await three() })
    const admin = await kit.user({ role: 'super_admin' })
    for (const side of ['front', 'back', 'selfie']) {
      const own = await client.call(profileEndpoints.licenseImage, { params: { side } })
      const seen = await admin.client.call(adminEndpoints.licenseImage, { params: { id, side } })
      for (const answer of [own, seen]) {
        expect(answer.status).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(answer.headers.get('etag')).toBeNull()
      }
    }
    const audited = await kit.db.select().from(tables.auditLog).where(eq(tables.auditLog.targetId, id))
    expect(audited.map(({ actorId, action, reason }) => [actorId, action, reason])).toEqual(
      ['front', 'back', 'selfie'].map((side) => [admin.id, 'license_image.view', side]),
    )
  })

  test('nobody else sees them', async () => {
    const { client, id } = pilot
    await client.ok(profileEndpoints.uploadLicenseImages, { body: await three() })
    const other = await kit.user({ role: 'pilot' })
    const operator = await kit.user({ role: 'operator' })
    const view = (who: TestClient) => who.call(adminEndpoints.licenseImage, { params: { id, side: 'front' } })
    expect((await view(kit.client())).status).toBe(401)
    expect((await view(other.client)).status).toBe(403)
    expect((await view(operator.client)).status).toBe(403)
    expect((await other.client.call(profileEndpoints.licenseImage, { params: { side: 'front' } })).status).toBe(404)
    expect((await operator.client.call(profileEndpoints.licenseImage, { params: { side: 'front' } })).status).toBe(403)
    const [front] = await kit.db.select().from(tables.pilotProfiles).where(eq(tables.pilotProfiles.userId, id))
    expect((await kit.client().call(pilotEndpoints.picture, { params: { userId: front?.licenseFrontId ?? '' } })).status).toBe(404)
    const admin = await kit.user({ role: 'super_admin' })
    for (const side of ['passport', '..', 'FRONT']) {
      expect((await admin.client.call(adminEndpoints.licenseImage, { params: { id, side } })).status).toBe(side === '..' ? 404 : 422)
    }
  })
})

test('c32: an account uploads 30 times an hour, counted before anything is read', async () => {
  const limited = await createTestApi({ deps: { limits: decidedLimits } })
  const { client, email, password } = await limited.user({ role: 'pilot' })
  const bytes = await picture('jpeg', { width: 2, height: 2 })
  for (let count = 0; count < UPLOADS_PER_HOUR; count += 1) expect((await upload(client, fileOf(bytes))).status).toBe(200)
  const refused = await client.send('/api/v1/me/license-images', { method: 'POST', body: 'x' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const other = await limited.user({ role: 'pilot' })
  expect((await upload(other.client, fileOf(bytes))).status).toBe(200)
  limited.clock.advance(3601)
  expect((await upload(await limited.logIn(email, password), fileOf(bytes))).status).toBe(200)
  await limited.close()
})

describe('rows and files', () => {
  test('when the row cannot be committed, no file stays', async () => {
    const before = kit.images.kept.size
    const { client, id } = pilot
    const bytes = await picture()
    await kit.db.execute(`alter table images add constraint test_no_rows check (owner_id <> '${id}')`)
    expect((await upload(client, fileOf(bytes))).status).toBe(422)
    await kit.db.execute('alter table images drop constraint test_no_rows')
    expect(kit.images.kept.size).toBe(before)
  })

  test('the sweep removes files without a row and leaves the others', async () => {
    await upload(pilot.client, fileOf(await picture()))
    const [first] = kit.images.kept.values()
    if (first === undefined) throw new Error('nothing was kept')
    const before = kit.images.kept.size
    await kit.images.put('018f0000-0000-7000-8000-00000000dead', first)
    expect(await removeOrphans(kit.deps, new Date())).toBe(1)
    expect(kit.images.kept.size).toBe(before)
    expect((await pilot.client.call(profileEndpoints.picture)).status).toBe(200)
  })
})
