import { authEndpoints, type Role, type Verification } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { loadAirports } from '../airports/load.ts'
import { createApi } from '../app.ts'
import { raisedLimits } from '../auth/limits.ts'
import { cheapCost, createPasswordHasher } from '../auth/passwords.ts'
import { insertAccount } from '../auth/queries.ts'
import { tables, type Db, type Store } from '../db/index.ts'
import type { ApiSettings, Deps } from '../deps.ts'
import type { Logger } from '../runtime.ts'
import { createBackground } from '../lib/background.ts'
import type { Mail } from '../mail/port.ts'
import { flightMoneyHooks } from '../flights/pay.ts'
import { createSandboxGateway } from '../payments/gateway.ts'
import { seedDemo } from '../seed/index.ts'
import { createClient, type TestClient } from './client.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { createMemoryStorage, type MemoryStorage } from './memory-storage.ts'
import { openTestStore } from './test-store.ts'

/** One line of the captured log. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly fields: Readonly<Record<string, unknown>>
  readonly message: string
}

/** A person with a logged-in client. */
export interface TestUser {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly client: TestClient
}

/** What a test may change about the API it gets. */
export interface TestApiOptions {
  readonly settings?: Partial<ApiSettings>
  /** Other dependencies, for example the real limits. */
  readonly deps?: Partial<Deps>
  /** Nothing; the committed airports; or the whole demo world, dated by the test clock. */
  readonly world?: 'empty' | 'airports' | 'demo'
  /** A database of the caller's, closed with the API. @default a fresh one */
  readonly store?: Store
}

/** The API on a fresh database with everything around it under the test's control. */
export interface TestApi {
  readonly deps: Deps
  readonly db: Db
  readonly clock: TestClock
  /** Mails sent so far, oldest first. */
  readonly mails: readonly Mail[]
  readonly log: readonly LogLine[]
  /** Pictures that are kept, unless the test brought a storage of its own. */
  readonly images: MemoryStorage
  /** A client without a session. */
  client(remoteAddress?: string): TestClient
  /** A client logged in with an existing account. */
  logIn(email: string, password: string): Promise<TestClient>
  /** Stores an account and logs it in; a pilot is approved unless told otherwise. */
  user(kind: { readonly role: Role; readonly verification?: Verification; readonly name?: string }): Promise<TestUser>
  /** Waits for work that goes on after answers (mails). */
  settled(): Promise<void>
  close(): Promise<void>
}

/** The password of every account that the kit makes. */
export const TEST_PASSWORD = 'Tail-Wind-42'

const capture = (lines: LogLine[]): Logger => {
  const at = (level: LogLine['level']) => (fields: LogLine['fields'], message: string) =>
    void lines.push({ level, fields, message })
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

const random: Deps['random'] = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) }

const buildDeps = (base: Pick<Deps, 'db' | 'ping' | 'clock' | 'logger' | 'mailer' | 'images'>, options: TestApiOptions): Deps => ({
  ...base,
  settings: {
    mode: 'demo',
    publicUrl: undefined,
    listenOrigin: new URL('http://localhost'),
    trustedHops: 0,
    checkAnswers: true,
    ...options.settings,
  },
  random,
  passwords: createPasswordHasher(cheapCost),
  limits: raisedLimits,
  background: createBackground(base.logger),
  payments: createSandboxGateway({ db: base.db, clock: base.clock, random }),
  flightMoney: flightMoneyHooks,
  ...options.deps,
})

const fill = async (deps: Deps, world: TestApiOptions['world']): Promise<void> => {
  if (world === 'airports' || world === 'demo') await loadAirports(deps.db)
  if (world === 'demo') {
    const { db, clock, images, passwords } = deps
    await seedDemo({ db, clock, images, hashPassword: (password) => passwords.hash(password) })
  }
}

/**
 * Makes the API on a fresh database: frozen clock, captured mails and log, raised limits, cheap hashes, answers
 * checked against the contract. Call `close` in `afterAll`.
 */
export const createTestApi = async (options: TestApiOptions = {}): Promise<TestApi> => {
  const store = options.store ?? (await openTestStore())
  const clock = createTestClock()
  const mails: Mail[] = []
  const log: LogLine[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  const images = createMemoryStorage()
  const base = { db: store.db, ping: () => store.ping(), clock, logger: capture(log), mailer, images }
  const deps = buildDeps(base, options)
  await fill(deps, options.world)
  const app = createApi(deps)
  const client = (remoteAddress = '203.0.113.7'): TestClient =>
    createClient(async (path, init, address) => app.request(path, init, { remoteAddress: address }), remoteAddress)
  const logIn = async (email: string, password: string): Promise<TestClient> => {
    const one = client()
    await one.ok(authEndpoints.login, { body: { username: email, password } })
    return one
  }
  let count = 0
  const user: TestApi['user'] = async ({ role, verification = 'approved', name }) => {
    count += 1
    const email = `${role}-${count}@example.test`
    const passwordHash = await deps.passwords.hash(TEST_PASSWORD)
    const account = { email, name: name ?? `Test Person ${count}`, passwordHash, role, now: clock.now() }
    const id = await deps.db.transaction((tx) => insertAccount(tx, account))
    await deps.db.update(tables.pilotProfiles).set({ verification }).where(eq(tables.pilotProfiles.userId, id))
    return { id, email, password: TEST_PASSWORD, client: await logIn(email, TEST_PASSWORD) }
  }
  return {
    deps,
    db: deps.db,
    clock,
    mails,
    log,
    images,
    client,
    logIn,
    user,
    settled: () => deps.background.settled(),
    async close() {
      await deps.background.settled()
      await store.close()
    },
  }
}
