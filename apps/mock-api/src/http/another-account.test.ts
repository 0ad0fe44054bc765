import { ACCOUNT_HEADER, ANOTHER_ACCOUNT_DETAIL, authEndpoints, communityEndpoints, profileEndpoints, readDetail } from '@pilotpair/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi, type TestUser } from '../testing/index.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  api = await createTestApi()
  ann = await api.user({ role: 'pilot' })
  bob = await api.user({ role: 'pilot' })
})
afterAll(() => api.close())

const body = { title: 'Over the bay', content: 'At dawn' }
const madeFor = (id: string) => ({ headers: { [ACCOUNT_HEADER]: id } })

describe('c45: a call that a screen makes for one account while the session is another', () => {
  test('is refused before anything is done', async () => {
    const answer = await bob.client.call(communityEndpoints.createPost, { body, ...madeFor(ann.id) })
    expect([answer.status, readDetail(answer.json)]).toEqual([403, ANOTHER_ACCOUNT_DETAIL])
    expect(await api.client().ok(communityEndpoints.posts)).toEqual([])
    expect((await bob.client.call(profileEndpoints.get, madeFor(ann.id))).status).toBe(403)
  })

  test.each(['', 'nobody', '*'])('is refused for an account that is none: %j', async (id) => {
    expect((await bob.client.call(profileEndpoints.get, madeFor(id))).status).toBe(403)
  })

  test('is done for the account of the session, and where no account is named', async () => {
    expect((await bob.client.call(communityEndpoints.createPost, { body, ...madeFor(bob.id) })).status).toBe(201)
    expect((await bob.client.call(authEndpoints.currentUser)).status).toBe(200)
  })
})
