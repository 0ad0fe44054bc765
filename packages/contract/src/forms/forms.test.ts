import { describe, expect, test } from 'vitest'
import { availabilityProblems, endMinutesOf, timeOfMinutes } from '../availability-rules.ts'
import {
  aircraftBody,
  availabilityWeekBody,
  commentBody,
  newTimeBody,
  postBody,
  profileBody,
} from '../endpoints/index.ts'
import { readDetail, readFieldProblems, fieldProblemsFromIssues, fieldProblemsToText } from '../errors.ts'
import { isUploadedFile } from '../schemas.ts'
import { isHttpUrl } from '../text-rules.ts'
import { sampleAirports } from '../testing/index.ts'
import { aircraftBodyFromForm, aircraftForm } from './aircraft.ts'
import { missingLicenseImages, profileBodyFromForm, profileForm } from './pilots.ts'
import { imageProblem } from './social.ts'

interface Parsed {
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
}
const messages = (result: Parsed): string[] =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const goodAircraft = {
  manufacturer: 'Cessna',
  model: '172S',
  model_year: '2015',
  max_passengers: '4',
  wet_hourly_rate: '165.50',
  registration: 'N738PA',
  id_airport: sampleAirports.PAO.id_airport,
  image_url: '',
  aircraft_type: '',
  has_gps: true,
}

describe('aircraft form', () => {
  test('an empty form says every exact text', () => {
    const empty = {
      manufacturer: '',
      model: ' ',
      model_year: '',
      max_passengers: '',
      wet_hourly_rate: '',
      registration: '',
      id_airport: '',
    }
    expect(messages(aircraftForm(2026).safeParse(empty))).toEqual([
      'manufacturer: Manufacturer is required',
      'model: Model is required',
      'model_year: Year must be after 1900',
      'max_passengers: Must have at least 1 passenger',
      'wet_hourly_rate: Wet hourly rate must be positive',
      'registration: Registration is required',
      'id_airport: Must be a valid Airport UUID',
    ])
  })

  test('the year lies between 1900 and next year', () => {
    const year = (model_year: number) => messages(aircraftForm(2026).safeParse({ ...goodAircraft, model_year }))
    expect(year(1899)).toEqual(['model_year: Year must be after 1900'])
    expect(year(1900)).toEqual([])
    expect(year(2027)).toEqual([])
    expect(year(2028)).toEqual(['model_year: Year cannot be in the future'])
  })

  test('c47: what is no number is told so, never that it is not positive', () => {
    const told = (fields: object) => messages(aircraftForm(2026).safeParse({ ...goodAircraft, ...fields }))
    expect(told({ wet_hourly_rate: '10,50' })).toEqual(['wet_hourly_rate: Enter a number such as 1234.5.'])
    expect(told({ wet_hourly_rate: '0' })).toEqual(['wet_hourly_rate: Wet hourly rate must be positive'])
    expect(told({ model_year: '20,10' })).toEqual(['model_year: Enter a number such as 1234.'])
    expect(told({ model_year: '2010.5' })).toEqual(['model_year: Must be a whole number'])
    expect(told({ max_passengers: 'four' })).toEqual(['max_passengers: Enter a number such as 1234.'])
    expect(told({ max_passengers: '2.5' })).toEqual(['max_passengers: Must be a whole number'])
    expect(aircraftForm(2026).parse({ ...goodAircraft, wet_hourly_rate: '1,200' }).wet_hourly_rate).toBe(1200)
  })

  test('the body carries both rates and no wet_hourly_rate', () => {
    const body = aircraftBodyFromForm(aircraftForm(2026).parse(goodAircraft))
    expect(body).toMatchObject({ hourly_rate: 165.5, max_wet_hourly_rate: 165.5 })
    expect(body).not.toHaveProperty('wet_hourly_rate')
    expect(aircraftBody.safeParse(body).success).toBe(true)
  })

  test('c31: image addresses are http or https only', () => {
    const script = ['javascript:', 'alert(1)'].join('')
    for (const image_url of [script, 'data:text/html,<script>1</script>', '//evil.example/x.png', 'ftp://x/y', 'https://']) {
      const result = aircraftForm(2026).safeParse({ ...goodAircraft, image_url })
      expect(messages(result)).toEqual(['image_url: Must be a valid URL'])
      expect(aircraftBody.shape.image_url.safeParse(image_url).success).toBe(false)
    }
    expect(isHttpUrl('https://images.example/n738pa.jpg?w=400')).toBe(true)
  })

  test('c25: another owner in the body is ignored', () => {
    const body = aircraftBodyFromForm(aircraftForm(2026).parse(goodAircraft))
    const foreign = { ...body, user_account_id: sampleAirports.PAO.id_airport }
    expect(aircraftBody.parse(foreign)).not.toHaveProperty('user_account_id')
  })
})

describe('profile form', () => {
  const good = {
    license_type: 'private',
    license_number: '42',
    flight_hours: '1,234.5',
    termns_of_service_accepted: true,
  }

  test('an empty form says every exact text', () => {
    const empty = { license_type: '', license_number: '', flight_hours: '-1', termns_of_service_accepted: false }
    expect(messages(profileForm.safeParse(empty))).toEqual([
      'license_type: License type is required.',
      'license_number: License number is required.',
      'flight_hours: Flight hours must be a positive number.',
      'termns_of_service_accepted: You must accept the terms of service.',
    ])
  })

  test('c47: decimals survive, and a lowest rate above the highest is flagged', () => {
    expect(profileForm.parse(good).flight_hours).toBe(1234.5)
    const result = profileForm.safeParse({ ...good, min_houry_rate: '200', max_houry_rate: '100' })
    expect(messages(result)).toEqual(['max_houry_rate: The highest rate must not be below the lowest rate'])
  })

  test('empty fields are omitted from the body, preferred airports are joined', () => {
    const ids = [sampleAirports.PAO.id_airport, sampleAirports.SQL.id_airport]
    const values = { ...good, home_airport: '', license_expiration: '', preferred_airports: ids }
    const body = profileBodyFromForm(profileForm.parse(values))
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      license_type: 'private',
      license_number: '42',
      flight_hours: 1234.5,
      termns_of_service_accepted: true,
      preferred_airports: ids.join(','),
    })
    expect(profileBody.safeParse(body).success).toBe(true)
  })

  test('c25: verification and another account in the body are ignored', () => {
    const privileged = { verification: 'approved', user_account: { role: 'operator' } }
    const parsed = profileBody.parse({ ...good, flight_hours: 1, ...privileged })
    expect(parsed).not.toHaveProperty('verification')
    expect(parsed).not.toHaveProperty('user_account')
  })

  test('c32: one or two licence images name the missing ones', () => {
    expect(missingLicenseImages({ license_front: {}, license_back: {} })).toEqual(['selfie'])
    expect(missingLicenseImages({})).toEqual([])
  })
})

describe('texts of people', () => {
  test.each(['', '   ', '\n\t', '\u200b', '\u00a0', null, undefined, 5])('c37: a comment of %j is refused', (content) => {
    expect(messages(commentBody.safeParse({ content }))).toEqual(['content: Comment cannot be empty'])
  })

  test('c37: an over-long comment is refused with the limit', () => {
    const result = commentBody.safeParse({ content: 'x'.repeat(100_000) })
    expect(messages(result)).toEqual(['content: Must be at most 2000 characters'])
  })

  test('c38: a post without category is a flight; an unknown one is refused', () => {
    expect(postBody.parse({ title: 'a', content: 'b' }).category).toBe('flights')
    expect(postBody.parse({ title: 'a', content: 'b', category: 'Q&A' }).category).toBe('Q&A')
    expect(postBody.safeParse({ title: 'a', content: 'b', category: 'q&a' }).success).toBe(false)
  })

  test('an untouched file input is no image; a real file is kept', () => {
    const arrayBuffer = (): Promise<ArrayBuffer> => Promise.resolve(new ArrayBuffer(3))
    const file = { name: 'a.png', size: 3, type: 'image/png', arrayBuffer }
    expect(isUploadedFile(file)).toBe(true)
    const untouched = { ...file, name: '', size: 0 }
    expect(postBody.parse({ title: 'a', content: 'b', image_file: untouched }).image_file).toBeUndefined()
    expect(postBody.parse({ title: 'a', content: 'b', image_file: file }).image_file).toBe(file)
    expect(postBody.safeParse({ title: 'a', content: 'b', image_file: 'text' }).success).toBe(false)
    expect(imageProblem({ size: 0, type: 'image/png' })).toBe('empty')
    expect(imageProblem({ size: 1, type: 'image/heic' })).toBe('type')
    expect(imageProblem({ size: 10 * 1024 * 1024 + 1, type: 'image/webp' })).toBe('size')
  })

  test('c18: a new time may come with or without a zone, never empty', () => {
    const readable = [
      '2027-01-15T18:15',
      '2027-01-15T18:15Z',
      '2027-01-15T18:15+05:30',
      '2027-01-15T18:15:00Z',
      '2027-01-15T18:15:00+05:30',
    ]
    expect(readable.filter((new_date) => !newTimeBody.safeParse({ new_date }).success)).toEqual([])
    for (const new_date of ['', '2027-02-30T10:00', 'tomorrow', undefined]) {
      expect(messages(newTimeBody.safeParse({ new_date }))).toEqual(['new_date: Please select a new date and time.'])
    }
  })
})

describe('availability', () => {
  const row = (start_time: string, end_time: string, day_of_week = 0) => ({ day_of_week, start_time, end_time })

  test('c02: overlaps and duplicates are found, touching rows are fine', () => {
    expect(availabilityProblems([row('09:00', '11:00'), row('11:00', '13:00')])).toEqual([])
    expect(availabilityProblems([row('09:00', '17:00'), row('10:00', '16:00'), row('09:00', '17:00')])).toEqual([
      { kind: 'overlap', row: 1, otherRow: 0 },
      { kind: 'overlap', row: 2, otherRow: 0 },
    ])
    expect(availabilityProblems([row('09:00', '17:00'), row('10:00', '16:00', 1)])).toEqual([])
    const result = availabilityWeekBody.safeParse({ slots: [row('09:00', '17:00'), row('10:00', '16:00')] })
    expect(messages(result)).toEqual(['slots.1.start_time: Overlaps Monday 09:00 to 17:00'])
  })

  test('the end of the day is 00:00 or 24:00; other reversed rows are flagged', () => {
    expect(endMinutesOf('00:00')).toBe(1440)
    expect(availabilityProblems([row('00:00', '24:00')])).toEqual([])
    expect(availabilityProblems([row('22:00', '00:00')])).toEqual([])
    expect(availabilityProblems([row('10:00', '10:00'), row('12:00', '11:00', 1)])).toEqual([
      { kind: 'order', row: 0 },
      { kind: 'order', row: 1 },
    ])
    expect(timeOfMinutes(1440)).toBe('00:00')
  })

  test.each(['9:00', '25:00', '09:60', '', 'noon'])('the time %j has the exact text', (start_time) => {
    expect(messages(availabilityWeekBody.safeParse({ slots: [row(start_time, '17:00')] }))[0]).toBe(
      'slots.0.start_time: Invalid time format (HH:MM)',
    )
  })
})

describe('error bodies', () => {
  test('field problems are pairs joined by commas', () => {
    const problems = fieldProblemsFromIssues('body', [
      { path: ['flight_hours'], message: 'Too low' },
      { path: ['slots', 1, 'end_time'], message: 'Bad' },
      { path: [], message: 'Whole' },
    ])
    expect(problems[0]).toEqual({
      loc: ['body', 'flight_hours'],
      field: 'flight_hours',
      msg: 'Too low',
      message: 'Too low',
    })
    expect(fieldProblemsToText(problems)).toBe('flight_hours: Too low, slots.1.end_time: Bad, body: Whole')
    expect(readDetail({ detail: problems })).toBe(fieldProblemsToText(problems))
  })

  test('a list in another notation is read too', () => {
    expect(readFieldProblems({ detail: [{ loc: ['body', 'name'], msg: 'Required' }, 5, {}] })).toEqual([
      { loc: ['body', 'name'], field: 'name', msg: 'Required', message: 'Required' },
    ])
  })

  test('c59: anything else has no detail', () => {
    for (const body of [null, undefined, '<html>', {}, { detail: '' }, { detail: {} }, { detail: [] }, [], 5]) {
      expect(readDetail(body)).toBeUndefined()
    }
    expect(readDetail({ detail: 'This email is already registered.' })).toBe('This email is already registered.')
  })
})
