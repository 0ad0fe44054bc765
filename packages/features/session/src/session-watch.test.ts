import { aircraftEndpoints, authEndpoints, communityEndpoints, type UserAccount } from '@pilotpair/contract'
import { buildNewPilotProfile, buildOperator, buildUser } from '@pilotpair/contract/testing'
import { type AppStore, baseApi, call, createAppStore, onForget, sessionDoubted, sessionEnded } from '@pilotpair/feature-core'
import { answers, handle, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { selectCurrentUser, sessionApi } from './api.ts'
import { logIn, logOut } from './log-in-out.ts'
import { sessionOf } from './session.ts'
import { watchSession } from './session-watch.ts'
import { watchTabs } from './tabs.ts'

const { currentUser, login, logout } = authEndpoints
const server = setupServer()
const undo: (() => void)[] = []

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  for (const stop of undo.splice(0)) stop()
  server.resetHandlers()
})
afterAll(() => server.close())

/** Holds whoever waits for `passed` until it is opened. */
const gate = () => {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

// Another feature's read, to see what becomes of what was cached for the user.
const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, void>({ query: () => call(aircraftEndpoints.mine, {}) }),
    publicProbe: build.query<unknown, void>({ query: () => call(communityEndpoints.posts, {}) }),
  }),
})

const watchedStore = (): AppStore => {
  const store = createAppStore()
  undo.push(watchSession(store))
  return store
}

const readUser = (store: AppStore) => store.dispatch(sessionApi.endpoints.getCurrentUser.initiate())
const sessionIn = (store: AppStore) =>
  sessionOf(selectCurrentUser(store.getState()), store.getState().session, () => Promise.resolve())
const probed = (store: AppStore) => probeApi.endpoints.probe.select()(store.getState()).data

/** Answers one user after the other, and counts how often it was asked. */
const usersInTurn = (...users: (UserAccount | 401 | 500)[]) => {
  const asked = { times: 0 }
  server.use(
    handle(currentUser, () => {
      const next = users[Math.min(asked.times, users.length - 1)] ?? 401
      asked.times += 1
      return typeof next === 'number'
        ? HttpResponse.json({ detail: 'No' }, { status: next })
        : HttpResponse.json(next)
    }),
  )
  return asked
}

/** One second, as is usual, is short on a machine that halts. */
const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 4000 })

describe('watchSession', () => {
  test('a first visit without a session is anonymous, and nothing has ended', async () => {
    usersInTurn(401)
    const store = watchedStore()
    await readUser(store)
    expect(sessionIn(store)).toEqual({ kind: 'anonymous', ended: false })
  })

  test('a first visit without a session keeps what everybody may read, and drops what comes late for an account', async () => {
    usersInTurn(401)
    const late = gate()
    server.use(
      answers(communityEndpoints.posts, []),
      handle(aircraftEndpoints.mine, async () => {
        await late.passed
        return HttpResponse.json([])
      }),
    )
    const store = watchedStore()
    const reading = store.dispatch(probeApi.endpoints.probe.initiate())
    await store.dispatch(probeApi.endpoints.publicProbe.initiate())
    await readUser(store)
    expect(probeApi.endpoints.publicProbe.select()(store.getState()).data).toEqual([])
    late.open()
    await reading
    expect(probed(store)).toBeUndefined()
  })

  test('c45: the end of a session drops what was read and says so', async () => {
    usersInTurn(buildUser())
    server.use(answers(aircraftEndpoints.mine, []))
    const store = watchedStore()
    await readUser(store)
    await store.dispatch(probeApi.endpoints.probe.initiate())
    expect(probed(store)).toEqual([])
    await waitFor(() => expect(store.getState().session.used).toBe(true))

    store.dispatch(sessionEnded())
    store.dispatch(sessionEnded())
    expect(sessionIn(store)).toEqual({ kind: 'anonymous', ended: true })
    expect(probed(store)).toBeUndefined()
    expect(selectCurrentUser(store.getState()).data).toBeUndefined()
  })

  test('c45: a refusal reads the user again, once however many calls were refused', async () => {
    const asked = usersInTurn(buildUser(), buildUser({ pilot_profile: buildNewPilotProfile() }))
    const store = watchedStore()
    await readUser(store)
    for (let refusal = 0; refusal < 5; refusal += 1) store.dispatch(sessionDoubted())
    await waitFor(() => {
      const session = sessionIn(store)
      expect(session.kind === 'user' && session.user.pilot_profile?.verification).toBe('pending')
    })
    expect(asked.times).toBe(2)
    store.dispatch(sessionDoubted())
    await waitFor(() => expect(asked.times).toBe(3))
  })

  test('c45: a refusal of the user itself makes no loop', async () => {
    let times = 0
    server.use(
      handle(currentUser, () => {
        times += 1
        return times === 1 ? HttpResponse.json(buildUser()) : HttpResponse.json({ detail: 'No' }, { status: 403 })
      }),
    )
    const store = watchedStore()
    await readUser(store)
    store.dispatch(sessionDoubted())
    await waitFor(() => expect(sessionIn(store)).toEqual({ kind: 'anonymous', ended: true }))
    await Promise.resolve()
    expect(times).toBe(2)
  })

  test('a doubt that only a fault answers keeps the user', async () => {
    const asked = usersInTurn(buildUser(), 500)
    const store = watchedStore()
    await readUser(store)
    store.dispatch(sessionDoubted())
    await waitFor(() => expect(asked.times).toBe(2))
    expect(sessionIn(store).kind).toBe('user')
  })

  test('another account in the same browser starts afresh', async () => {
    usersInTurn(buildUser(), buildOperator())
    server.use(answers(aircraftEndpoints.mine, []))
    const store = watchedStore()
    await readUser(store)
    await store.dispatch(probeApi.endpoints.probe.initiate())
    await waitFor(() => expect(store.getState().session.used).toBe(true))
    await store.dispatch(sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true }))
    await waitFor(() => expect(probed(store)).toBeUndefined())
  })

  describe('what the tab keeps', () => {
    const items = new Map<string, string>()
    beforeEach(() => {
      items.clear()
      vi.stubGlobal('sessionStorage', {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => void items.set(key, text),
        clear: () => items.clear(),
      })
      return () => vi.unstubAllGlobals()
    })
    const reread = (store: AppStore) =>
      store.dispatch(sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true }))

    test('does not reach another account that comes after the session ended', async () => {
      usersInTurn(buildUser(), 401, buildOperator())
      const store = watchedStore()
      await readUser(store)
      const forgotten = vi.fn()
      onForget(forgotten)
      items.set('draft', 'typed')
      await reread(store)
      expect(sessionIn(store)).toEqual({ kind: 'anonymous', ended: true })
      expect(items.get('draft')).toBe('typed')
      await reread(store)
      await waitFor(() => expect(items.has('draft')).toBe(false))
      expect(forgotten).toHaveBeenCalledOnce()
    })

    test('is still there for the same account', async () => {
      usersInTurn(buildUser(), 401, buildUser())
      const store = watchedStore()
      await readUser(store)
      items.set('draft', 'typed')
      await reread(store)
      await reread(store)
      expect(sessionIn(store).kind).toBe('user')
      expect(items.get('draft')).toBe('typed')
    })

    test('does not reach another account that comes after a reload', async () => {
      usersInTurn(buildUser(), buildOperator())
      await readUser(watchedStore())
      items.set('draft', 'typed')
      const reloaded = watchedStore()
      await readUser(reloaded)
      expect(sessionIn(reloaded)).toEqual({ kind: 'user', user: buildOperator() })
      expect(items.has('draft')).toBe(false)
    })
  })

  test('a user who was read before the watch began counts too', async () => {
    usersInTurn(buildUser())
    const store = createAppStore()
    await readUser(store)
    undo.push(watchSession(store))
    store.dispatch(sessionEnded())
    expect(sessionIn(store)).toEqual({ kind: 'anonymous', ended: true })
  })

  test('many watchers share one watch', async () => {
    const asked = usersInTurn(buildUser())
    const store = watchedStore()
    undo.push(watchSession(store), watchSession(store))
    await readUser(store)
    store.dispatch(sessionDoubted())
    await waitFor(() => expect(asked.times).toBe(2))
  })
})

describe('logIn', () => {
  const credentials = { email: 'maya.lindqvist@example.com', password: 'Clear-Skies-26' }

  test('sends the address as username, form-encoded, then reads the user', async () => {
    const bodies: string[] = []
    server.use(
      handle(login, async ({ request }) => {
        bodies.push(`${request.headers.get('content-type') ?? ''} ${await request.text()}`)
        return HttpResponse.json({ detail: 'Logged in' })
      }),
    )
    usersInTurn(buildUser())
    const store = watchedStore()
    expect(await logIn(store, credentials)).toEqual({ kind: 'in', user: buildUser() })
    expect(bodies).toEqual([
      'application/x-www-form-urlencoded;charset=UTF-8 username=maya.lindqvist%40example.com&password=Clear-Skies-26',
    ])
    expect(sessionIn(store)).toEqual({ kind: 'user', user: buildUser() })
  })

  test('after an ended session the user is known again', async () => {
    usersInTurn(401, buildUser())
    server.use(answers(login, { detail: 'Logged in' }))
    const store = watchedStore()
    await readUser(store)
    expect(sessionIn(store).kind).toBe('anonymous')
    await logIn(store, credentials)
    expect(sessionIn(store)).toEqual({ kind: 'user', user: buildUser() })
  })

  test('a refusal leaves everything as it was', async () => {
    server.use(refuses(login, 401, 'Invalid email or password'))
    const result = await logIn(watchedStore(), credentials)
    expect(result).toMatchObject({ kind: 'refused', failure: { status: 401 } })
  })

  test.each([401, 500] as const)('says when the user cannot be read after the login (%i)', async (status) => {
    server.use(answers(login, { detail: 'Logged in' }))
    usersInTurn(status)
    expect(await logIn(watchedStore(), credentials)).toEqual({ kind: 'no-user' })
  })
})

describe('logOut', () => {
  test('forgets the user and what was read', async () => {
    usersInTurn(buildUser())
    server.use(answers(aircraftEndpoints.mine, []), answers(logout, { detail: 'Logged out' }))
    const store = watchedStore()
    await readUser(store)
    await store.dispatch(probeApi.endpoints.probe.initiate())
    await logOut(store)
    expect(sessionIn(store)).toEqual({ kind: 'anonymous', ended: false, hasLeft: true })
    expect(probed(store)).toBeUndefined()
  })

  test('logs out here although the service fails, and only logs that', async () => {
    usersInTurn(buildUser())
    server.use(refuses(logout, 500, 'Internal server error'))
    const store = watchedStore()
    await readUser(store)
    const logged = vi.mocked(console.error).mockImplementation(() => undefined)
    await logOut(store)
    expect(logged).toHaveBeenCalledExactlyOnceWith('Logout failed', expect.objectContaining({ status: 500 }))
    logged.mockClear()
    expect(sessionIn(store)).toEqual({ kind: 'anonymous', ended: false, hasLeft: true })
  })

  test('is given up after its patience, so that no late answer takes the cookies of a login away', async () => {
    usersInTurn(buildUser())
    const given = vi.fn()
    server.use(
      handle(logout, async ({ request }) => {
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
        given()
        return HttpResponse.json({ detail: 'Logged out' })
      }),
    )
    const store = watchedStore()
    await readUser(store)
    const logged = vi.mocked(console.error).mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const out = logOut(store)
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    await out
    await waitFor(() => expect(given).toHaveBeenCalledOnce())
    expect(logged).toHaveBeenCalledOnce()
    logged.mockClear()
    expect(sessionIn(store)).toEqual({ kind: 'anonymous', ended: false, hasLeft: true })
  })

  test('a login waits for it', async () => {
    const late = gate()
    const order: string[] = []
    usersInTurn(buildUser())
    server.use(
      handle(logout, async () => {
        await late.passed
        order.push('out')
        return HttpResponse.json({ detail: 'Logged out' })
      }),
      handle(login, () => {
        order.push('in')
        return HttpResponse.json({ detail: 'Logged in' })
      }),
    )
    const store = watchedStore()
    await readUser(store)
    const out = logOut(store)
    const entered = logIn(store, { email: 'maya.lindqvist@example.com', password: 'Clear-Skies-26' })
    setTimeout(late.open, 50)
    await Promise.all([out, entered])
    expect(order).toEqual(['out', 'in'])
    expect(sessionIn(store).kind).toBe('user')
  })

  test('an answer that arrives late changes nothing', async () => {
    const late = gate()
    usersInTurn(buildUser())
    server.use(
      answers(logout, { detail: 'Logged out' }),
      handle(aircraftEndpoints.mine, async () => {
        await late.passed
        return HttpResponse.json([])
      }),
    )
    const store = watchedStore()
    await readUser(store)
    const reading = store.dispatch(probeApi.endpoints.probe.initiate())
    await logOut(store)
    late.open()
    await reading
    expect(probed(store)).toBeUndefined()
    expect(sessionIn(store).kind).toBe('anonymous')
  })
})

describe('watchTabs', () => {
  test('c45: a logout in one tab reaches the others', async () => {
    let isIn = true
    server.use(
      handle(currentUser, () =>
        isIn ? HttpResponse.json(buildUser()) : HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 }),
      ),
      handle(logout, () => {
        isIn = false
        return HttpResponse.json({ detail: 'Logged out' })
      }),
    )
    const [here, there] = [watchedStore(), watchedStore()]
    undo.push(watchTabs(here), watchTabs(there))
    await Promise.all([readUser(here), readUser(there)])
    const forgotten = vi.fn()
    onForget(forgotten)
    await logOut(here)
    // As here: without a word about an end that came by surprise, and nobody goes on where it was left.
    await vi.waitFor(() => expect(sessionIn(there)).toEqual({ kind: 'anonymous', ended: false, hasLeft: true }))
    // Each of the two clears what it kept.
    expect(forgotten).toHaveBeenCalledTimes(2)
  })

  test('works without the channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const stop = watchTabs(watchedStore())
    vi.unstubAllGlobals()
    expect(stop()).toBeUndefined()
  })
})
