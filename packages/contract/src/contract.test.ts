import { Validator } from '@seriousme/openapi-schema-validator'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { allEndpoints, endpoints } from './endpoints/index.ts'
import * as entities from './entities/index.ts'
import { buildOpenApi, routeTable } from './openapi/index.ts'
import * as build from './testing/index.ts'
import { listTexts, template, texts } from './texts/index.ts'

const slots = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
const shapeOf = (path: string): string => path.replace(/\/$/, '').replace(/\{\w+\}/g, '{}')

describe('endpoints', () => {
  test('ids and (method, path) are unique, a trailing slash aside', () => {
    expect(new Set(allEndpoints.map(({ id }) => id)).size).toBe(allEndpoints.length)
    const routes = allEndpoints.map(({ method, path }) => `${method} ${shapeOf(path)}`)
    expect(new Set(routes).size).toBe(allEndpoints.length)
  })

  test('every id names its place in `endpoints`', () => {
    const named = Object.entries(endpoints).flatMap(([area, calls]) =>
      Object.keys(calls).map((name) => `${area}.${name}`),
    )
    expect(allEndpoints.map(({ id }) => id).sort()).toEqual(named.sort())
  })

  test('every path parameter has a schema, and no schema lacks its parameter', () => {
    for (const { id, path, params } of allEndpoints) {
      const named = params instanceof z.ZodMiniObject ? Object.keys(params.shape) : []
      expect({ id, params: named.sort() }).toEqual({ id, params: slots(path).sort() })
    }
  })

  test('fixed paths come before those with parameters', () => {
    const first = allEndpoints.findIndex(({ path }) => path.includes('{'))
    expect(allEndpoints.slice(first).every(({ path }) => path.includes('{'))).toBe(true)
  })

  test('c59: a malformed id and a NUL are refused by the schema of the path', () => {
    const { params } = endpoints.aircraft.get
    expect(['not-a-uuid', '\u0000', ''].filter((id) => params.safeParse({ id }).success)).toEqual([])
  })

  test('c42: an administrator changes exactly one known thing', () => {
    const { schema } = endpoints.admin.updateUser.body
    for (const body of [{ verification: 'approved' }, { is_activated: false }, { is_activated: true }]) {
      expect(schema.safeParse(body).success).toBe(true)
    }
    const refused = [
      { verification: 'banana' },
      {},
      { is_activated: 'false' },
      { verification: 'approved', is_activated: false },
    ]
    expect(refused.filter((body) => schema.safeParse(body).success)).toEqual([])
  })

  test('calls whose body is listed as "none" accept an absent one', () => {
    expect(endpoints.proposals.acceptCounter.body.schema.parse(undefined)).toEqual({})
    expect(endpoints.proposals.accept.body.schema.parse(undefined)).toEqual({})
  })
})

describe('wire names', () => {
  test('are spelt as the specification spells them', () => {
    const proposal = Object.keys(entities.flightProposal.shape)
    expect(proposal).toContain('id_flight_proporsal')
    const profile = Object.keys(entities.pilotProfileOwn.shape)
    const spelt = ['min_houry_rate', 'max_houry_rate', 'termns_of_service_accepted', 'favourite_airport']
    expect(profile).toEqual(expect.arrayContaining(spelt))
    const post = Object.keys(entities.communityPost.shape)
    expect(post).toEqual(expect.arrayContaining(['id_community_post', 'id_post']))
    expect(entities.message.shape.message_type.safeParse('SYSTEM_OPERATOR').success).toBe(true)
    expect(entities.isKnownProposalStatus('OPERATOR_COUNTER_PROPOSAL')).toBe(true)
    expect(entities.isKnownProposalStatus('landed')).toBe(false)
    expect(entities.flightProposal.safeParse(build.buildProposal({ status: 'landed' })).success).toBe(true)
  })

  test('c38: the category is exactly Q&A', () => {
    const { category } = entities.communityPost.shape
    expect(category.safeParse('Q&A').success).toBe(true)
    for (const wrong of ['q&a', 'Q&amp;A', 'Q', 'Q%26A']) expect(category.safeParse(wrong).success).toBe(false)
  })

  test('public views of a person hold nothing private', () => {
    const secret = ['email', 'license_number', 'license_expiration', 'license_front_url', 'selfie_url']
    for (const schema of [entities.pilotPublic, entities.pilotMatch, entities.userPublic]) {
      expect(Object.keys(schema.shape).filter((key) => secret.includes(key))).toEqual([])
    }
    const leaking = { ...build.buildPilotPublic(), license_number: '1' }
    expect(entities.pilotPublic.safeParse(leaking).success).toBe(false)
  })
})

describe('builders', () => {
  const cases: [string, z.ZodMiniType, unknown][] = [
    ['airport', entities.airport, build.buildAirport()],
    ['user', entities.userAccount, build.buildUser()],
    ['operator', entities.userAccount, build.buildOperator()],
    ['admin', entities.userAccount, build.buildAdmin()],
    ['user public', entities.userPublic, build.buildUserPublic()],
    ['user admin', entities.userAdmin, build.buildUserAdmin()],
    ['profile', entities.pilotProfileOwn, build.buildPilotProfile()],
    ['new profile', entities.pilotProfileOwn, build.buildNewPilotProfile()],
    ['profile admin', entities.pilotProfileAdmin, build.buildPilotProfileAdmin()],
    ['pilot', entities.pilotPublic, build.buildPilotPublic()],
    ['match', entities.pilotMatch, build.buildPilotMatch()],
    ['model', entities.aircraftModel, build.buildAircraftModel()],
    ['aircraft', entities.aircraft, build.buildAircraft()],
    ['fleet', z.array(entities.aircraft), build.buildSampleFleet()],
    ['operator aircraft', entities.operatorAircraft, build.buildOperatorAircraft()],
    ['flight aircraft', entities.flightAircraft, build.buildFlightAircraft()],
    ['week', z.array(entities.availabilitySlot), build.buildWeek()],
    ['projected slot', entities.projectedSlot, build.buildProjectedSlot()],
    ['proposal', entities.flightProposal, build.buildProposal()],
    ['countered', entities.flightProposal, build.buildProposal({ change_offer: build.buildChangeOffer() })],
    ['cancelling', entities.flightProposal, build.buildConfirmedFlight({ cancellation: build.buildCancellation() })],
    ['sent', entities.flightProposal, build.buildSentProposal()],
    ['confirmed', entities.flightProposal, build.buildConfirmedFlight()],
    ['solo', entities.flightProposal, build.buildSoloFlight()],
    ['operator flight', entities.operatorFlight, build.buildOperatorFlight()],
    ['my flights', entities.myFlights, build.buildMyFlights()],
    ['payment answer', entities.paymentAnswer, build.buildPaymentAnswer()],
    ['payment method', entities.paymentMethod, build.buildPaymentMethod()],
    ['payment config', entities.paymentConfig, build.buildPaymentConfig()],
    ['refund', entities.refundToLookAt, build.buildRefund()],
    ['cancellation request', entities.cancellationRequest, build.buildCancellationRequest()],
    ['counts', entities.adminUserCounts, build.buildAdminUserCounts()],
    ['comment', entities.comment, build.buildComment()],
    ['post', entities.communityPost, build.buildPost()],
    ['message', entities.message, build.buildMessage()],
    ['conversation', entities.conversation, build.buildConversation()],
  ]

  test.each(cases)('%s is valid by its schema', (_name, schema, value) => {
    expect(schema.safeParse(value).error?.issues).toBeUndefined()
  })

  test('ids differ between kinds and numbers and are stable', () => {
    const ids = build.sampleAirportList.map(({ id_airport }) => id_airport)
    expect(new Set([...ids, ...build.buildSampleFleet().map(({ id_aircraft }) => id_aircraft)]).size).toBe(15)
    expect(build.testId('user', 1)).toBe(build.testId('user', 1))
  })

  test('shares follow the aircraft and the duration', () => {
    const solo = build.buildSoloFlight({ aircraft: build.buildFlightAircraft({ hourly_rate: 389 }) })
    expect(solo.payment).toEqual({ state: 'paid', share_cents: 77_800, refunded_cents: 0 })
    expect(build.buildProposal().payment.share_cents).toBe(24_750)
  })

  test('labels: the code stands in brackets when there is one', () => {
    expect(entities.airportLabel(build.sampleAirports.PAO)).toBe('Palo Alto (PAO)')
    expect(entities.airportLabel(build.sampleAirports.SANMARTIN)).toBe('San Martin')
  })
})

describe('texts', () => {
  const listed = listTexts(texts)

  test('every key is unique and its text not blank', () => {
    expect(new Set(listed.map(({ key }) => key)).size).toBe(listed.length)
    expect(listed.filter(({ text }) => text.trim() === '')).toEqual([])
    expect(listed.length).toBeGreaterThan(200)
  })

  test('templates keep their source and fill every slot literally', () => {
    expect(texts.admin.approved({ name: '$& {name}' })).toBe('$& {name} has been approved')
    const failed = texts.admin.actionFailed({ action: 'approve', name: 'Luis' })
    expect(failed).toBe('Could not approve Luis. Please try again.')
    expect(texts.availability.copied({ day: 'Monday' })).toBe('Copied hours from Monday to all other open days.')
    expect(texts.aircraft.rate({ rate: 165 })).toBe('$165/hr')
    expect(template('a {b} c').source).toBe('a {b} c')
    expect(listed.find(({ key }) => key === 'admin.tabPendingPilots')).toEqual({
      key: 'admin.tabPendingPilots',
      text: 'Pending Pilots ({n})',
      isTemplate: true,
    })
  })
})

describe('documents', () => {
  test('the OpenAPI document is valid and holds every call', async () => {
    const document = buildOpenApi()
    const result = await new Validator().validate({ ...document })
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
    expect(operations).toHaveLength(allEndpoints.length)
    const schemas = Object.keys(document.components['schemas'] ?? {})
    expect(schemas).toEqual(expect.arrayContaining(['Aircraft', 'FlightProposal', 'Error']))
    expect(JSON.stringify(document)).not.toContain('#/$defs/')
  })

  test('query parameters of the document are those of the schema', () => {
    const operation = buildOpenApi().paths['/pilot-explorer']?.['get']
    expect(operation).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'aircraft_model_ids', in: 'query', required: false, explode: true }),
        expect.objectContaining({
          name: 'min_flight_hours',
          schema: expect.objectContaining({ type: 'number', minimum: 0 }),
        }),
      ]),
    })
  })

  test('the route table has one line a call', () => {
    const lines = routeTable().split('\n')
    expect(lines).toHaveLength(allEndpoints.length + 1)
    expect(lines.find((line) => /^POST +community\/posts /.test(line))).toMatch(/multipart$/)
  })
})
