import { describe, expect, test } from 'vitest'
import { allEndpoints, API_BASE } from '@pilotpair/contract'
import { allRoutes } from '../app.ts'
import { createPathTable } from './path-table.ts'

const find = createPathTable(allRoutes())
const id = '00000000-0000-4000-8000-000000000001'

describe('where a path leads', () => {
  test.each(allRoutes().map(({ endpoint }) => [endpoint.id, endpoint]))('%s, also with a slash at its end', (_id, endpoint) => {
    const path = `${API_BASE}${endpoint.path}`.replace(/\/+$/, '').replace(/\{\w+\}/g, id)
    expect(find(path)?.entry.routes.get(endpoint.method)?.endpoint.id).toBe(endpoint.id)
    expect(find(`${path}/`)?.entry.routes.get(endpoint.method)?.endpoint.id).toBe(endpoint.id)
  })

  test('every endpoint of the contract is there', () => {
    const known = new Set(allRoutes().map(({ endpoint }) => endpoint.id))
    expect(allEndpoints.filter((one) => !known.has(one.id)).map((one) => one.id)).toEqual([])
  })

  test('parameters come decoded, and a slash within one stays in it', () => {
    expect(find('/api/v1/aircrafts/a%2Fb%20c')?.params).toEqual({ id: 'a/b c' })
    expect(find('/api/v1/aircrafts/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' })
    expect(find('/api/v1/%68ealth')?.params).toEqual({})
  })

  test.each(['', '/', '/api/v1', '/api/v1/zeppelins', '/api/v1//health', '/api/v1/health//', '/api/v1/aircrafts//', '/health'])(
    'nobody answers %j',
    (path) => {
      expect(find(path)).toBeUndefined()
    },
  )

  test('Allow names the methods, HEAD beside GET', () => {
    expect(find('/api/v1/health')?.entry.allow).toBe('GET, HEAD')
  })
})
