import { describe, expect, expectTypeOf, test } from 'vitest'
import { type AnswerOf, anyOf, type BodyOf, type ParamsOf, type ParsedBodyOf, type QueryOf } from './define.ts'
import type { Endpoint } from './endpoint.ts'
import { allEndpoints, endpoints } from './endpoints/index.ts'
import type { Aircraft } from './entities/index.ts'

type Calls = typeof endpoints

describe('defineEndpoint', () => {
  test('absent parts are undefined, in value and type', () => {
    expect(endpoints.auth.currentUser).toMatchObject({ params: undefined, query: undefined, body: undefined })
    expectTypeOf<ParamsOf<Calls['auth']['currentUser']>>().toEqualTypeOf<undefined>()
    expectTypeOf<QueryOf<Calls['auth']['login']>>().toEqualTypeOf<undefined>()
    expectTypeOf<BodyOf<Calls['aircraft']['get']>>().toEqualTypeOf<undefined>()
    expectTypeOf<AnswerOf<Calls['pilots']['picture']>>().toEqualTypeOf<undefined>()
  })

  test('present parts give their exact types', () => {
    expectTypeOf<ParamsOf<Calls['aircraft']['get']>>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<AnswerOf<Calls['aircraft']['list']>>().toEqualTypeOf<Aircraft[]>()
    expectTypeOf<QueryOf<Calls['aircraft']['list']>['max_rate']>().toEqualTypeOf<number | undefined>()
    expectTypeOf<QueryOf<Calls['pilots']['search']>['aircraft_model_ids']>().toEqualTypeOf<string[] | undefined>()
    expectTypeOf<BodyOf<Calls['auth']['login']>>().toEqualTypeOf<{ username: string; password: string }>()
    expectTypeOf<ParsedBodyOf<Calls['chat']['findOrCreate']>>().toEqualTypeOf<{ pilot_id: string }>()
    expectTypeOf(endpoints.aircraft.list).toExtend<Endpoint>()
    expect(endpoints.aircraft.get.response.kind).toBe('json')
  })

  test('error statuses follow from the parts', () => {
    expect(endpoints.health.get.errors).toEqual([429, 503])
    expect(endpoints.auth.register.errors).toEqual([400, 403, 409, 413, 415, 422, 429, 503])
    expect(endpoints.aircraft.get.errors).toEqual([401, 403, 404, 422, 429, 503])
  })

  test('anyOf without roles means every role', () => {
    expect(anyOf()).toEqual({ kind: 'session', roles: ['pilot', 'operator', 'super_admin'], approval: 'any' })
  })

  test('what an unapproved pilot must not do needs approval; what must stay open does not', () => {
    const approval = (id: string) => {
      const access = allEndpoints.find((endpoint) => endpoint.id === id)?.access
      return access?.kind === 'session' ? access.approval : access?.kind
    }
    const closed = ['proposals.send', 'flights.bookSolo', 'proposals.accept', 'chat.send', 'payments.setupIntent']
    const open = ['profile.update', 'profile.uploadLicenseImages', 'community.createPost', 'proposals.decline', 'flights.mine']
    expect(closed.map(approval)).toEqual(closed.map(() => 'approved'))
    expect(open.map(approval)).toEqual(open.map(() => 'any'))
  })
})
