import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from '@pilotpair/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allRoutes } from './app.ts'

const unbuiltFile = path.resolve(import.meta.dirname, '../../../unbuilt.json')
const unbuilt = z
  .object({ endpoints: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(unbuiltFile, 'utf8'))).endpoints

const routed = allRoutes().map(({ endpoint }) => endpoint.id)
const described = allEndpoints.map(({ id }) => id)

test('every endpoint of the contract is routed, or listed as unbuilt, never both', () => {
  expect(routed.filter((id) => unbuilt.includes(id))).toEqual([])
  expect(described.filter((id) => !routed.includes(id) && !unbuilt.includes(id))).toEqual([])
})

test('nothing is routed or listed that the contract does not know, and nothing twice', () => {
  expect(routed.filter((id) => !described.includes(id))).toEqual([])
  expect(unbuilt.filter((id) => !described.includes(id))).toEqual([])
  expect(new Set(routed).size).toBe(routed.length)
  expect(new Set(unbuilt).size).toBe(unbuilt.length)
})
