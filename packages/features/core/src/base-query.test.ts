import { aircraftEndpoints, profileEndpoints, UPLOAD_PATIENCE_MS } from '@pilotpair/contract'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseApi } from './api.ts'
import { failureText, fixedFailureText, waitNote } from './failure.ts'
import { call } from './service-call.ts'
import { createAppStore } from './store.ts'
import { failedAnswers } from './testing/failures.ts'
import { handle, neverAnswers } from './testing/handlers.ts'
import { hearSilence, silence } from './testing/silence.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const picture = { profile_picture: new File(['me'], 'me.png', { type: 'image/png' }) }

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    fleet: build.query<unknown, number>({ query: () => call(aircraftEndpoints.mine, {}) }),
    photo: build.mutation<unknown, void>({ query: () => call(profileEndpoints.uploadPicture, { body: picture }) }),
  }),
})

const read = (at = 1) => createAppStore().dispatch(api.endpoints.fleet.initiate(at))
const upload = () => createAppStore().dispatch(api.endpoints.photo.initiate())

/** One second, as is usual, is short on a machine that halts. */
const soon = { timeout: 4000 }

describe('c59: a service that never answers', () => {
  test.each([
    ['a call', aircraftEndpoints.mine, () => read(), 20_000],
    ['an upload', profileEndpoints.uploadPicture, () => upload(), UPLOAD_PATIENCE_MS],
  ] as const)('%s is given up by the client itself, after its own time', async (_, endpoint, send, patienceMs) => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    server.use(neverAnswers(endpoint))
    const answer = send()
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(patienceMs), soon)
    patience.abort()
    expect((await answer).error).toEqual({ kind: 'silent' })
  })
})

describe('a proxy that calls something too large', () => {
  const tooLarge = () => HttpResponse.html('<h1>413 Request Entity Too Large</h1>', { status: 413 })

  test('is believed of what was sent', async () => {
    server.use(handle(profileEndpoints.uploadPicture, tooLarge))
    const { error } = await upload()
    expect(error).toEqual({ kind: 'unreadable', status: 413, isTooLarge: true })
    expect(failureText(error, 'Upload failed.')).toBe('The upload is too large.')
  })

  test('is not of a call that sends nothing', async () => {
    server.use(handle(aircraftEndpoints.mine, tooLarge))
    const { error } = await read()
    expect(error).toEqual({ kind: 'unreadable', status: 413 })
    expect(failureText(error, 'Failed to load the fleet.')).toBe('Failed to load the fleet.')
  })
})

describe('a text that is fixed', () => {
  test('gives way to how long to wait after too many attempts', async () => {
    server.use(handle(aircraftEndpoints.mine, () => HttpResponse.json({ detail: 'Slow down' }, { status: 429, headers: { 'retry-after': '120' } })))
    expect(fixedFailureText((await read()).error, 'Failed.')).toBe('Too many attempts. Please try again in 2 minutes.')
    server.use(handle(aircraftEndpoints.mine, () => HttpResponse.html('<h1>429</h1>', { status: 429 })))
    expect(fixedFailureText((await read()).error, 'Failed.')).toBe('Too many attempts. Please try again later.')
  })

  test('to nothing else that the service says', async () => {
    server.use(handle(aircraftEndpoints.mine, () => HttpResponse.json({ detail: 'Not today' }, { status: 503 })))
    const { error } = await read()
    expect(waitNote(error)).toBeUndefined()
    expect(fixedFailureText(error, 'Failed.')).toBe('Failed.')
  })
})

describe('silence among the kinds of failed answers', () => {
  let undo = (): void => undefined
  beforeEach(() => {
    undo = hearSilence()
  })
  afterEach(() => undo())

  test('is one of them', () => {
    expect(failedAnswers['silence']).toBe(silence)
  })

  test('ends the patience of the call that it answers, at once', async () => {
    server.use(handle(aircraftEndpoints.mine, silence))
    expect((await read()).error).toEqual({ kind: 'silent' })
    server.use(handle(profileEndpoints.uploadPicture, silence))
    expect((await upload()).error).toEqual({ kind: 'silent' })
  })

  test('leaves other calls their patience, whichever was sent first', async () => {
    let times = 0
    server.use(
      handle(aircraftEndpoints.mine, () => {
        times += 1
        return times === 2 ? silence() : HttpResponse.json([])
      }),
    )
    const [first, second, third] = await Promise.all([read(1), read(2), read(3)])
    const errors = [first.error, second.error, third.error]
    expect(errors.filter((error) => error !== undefined)).toEqual([{ kind: 'silent' }])
  })

  test('without patience it is waited for without end', async () => {
    server.use(handle(aircraftEndpoints.mine, silence))
    const waiting = fetch('http://localhost/api/v1/me/aircrafts').then(() => 'answered')
    const late = read().then(() => 'given up')
    expect(await Promise.race([waiting, late])).toBe('given up')
  })
})
