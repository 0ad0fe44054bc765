import crypto from 'node:crypto'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { loadAirports } from './airports/load.ts'
import { decidedLimits, raisedLimits } from './auth/limits.ts'
import { createPasswordHasher } from './auth/passwords.ts'
import { sweepSessions } from './auth/queries.ts'
import { sweepThrottles } from './auth/throttle.ts'
import type { Config } from './config.ts'
import { openStore, tables, type Db, type Store } from './db/index.ts'
import type { Deps } from './deps.ts'
import type { Clock, Logger } from './runtime.ts'
import { flightMoneyHooks } from './flights/pay.ts'
import { createFolderStorage } from './images/folder-storage.ts'
import type { ImageStorage } from './images/port.ts'
import { createS3Storage } from './images/s3-storage.ts'
import { createBackground } from './lib/background.ts'
import { createClock } from './lib/clock.ts'
import { localAddress } from './lib/local-address.ts'
import { StartError } from './lib/start-error.ts'
import { createOutboxMailer } from './mail/outbox.ts'
import type { Mailer } from './mail/port.ts'
import { createSmtpMailer } from './mail/smtp.ts'
import { createUnconfiguredMailer } from './mail/unconfigured.ts'
import { createGateway } from './payments/gateway.ts'
import { seedDemo } from './seed/index.ts'

/** SMTP when configured; otherwise the outbox in demo mode and a line in the log in production. */
export const createMailer = (config: Config, clock: Clock, logger: Logger): Mailer => {
  if (config.smtpUrl !== undefined) return createSmtpMailer(config.smtpUrl, config.mailFrom)
  return config.mode === 'demo' ? createOutboxMailer(config.dataDir, clock) : createUnconfiguredMailer(logger)
}

/** The bucket that the configuration names, otherwise a folder beside the data. */
export const createImageStorage = (config: Config): ImageStorage =>
  config.s3 === undefined ? createFolderStorage(path.join(config.dataDir, 'images')) : createS3Storage(config.s3)

/** Opens the store that the configuration names. */
export const openConfiguredStore = (config: Config, logger: Logger): Promise<Store> =>
  openStore({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.poolSize,
    onIdleError: (error) => logger.warn({ reason: error.message }, 'a database connection broke and is replaced'),
  })

const refuseDemoAccounts = async (db: Db): Promise<void> => {
  const { id, isDemo } = tables.userAccounts
  const found = await db.select({ id }).from(tables.userAccounts).where(eq(isDemo, true)).limit(1)
  if (found.length > 0) {
    throw new StartError('This database holds demo accounts, whose password is public: production needs another one.')
  }
}

/** Everything the API needs, on an open store, from the configuration. */
export const createDeps = (config: Config, store: Store, logger: Logger): Deps => {
  const clock = createClock(config.testClock)
  const random = { bytes: (count: number) => new Uint8Array(crypto.randomBytes(count)) }
  return {
    settings: {
      mode: config.mode,
      publicUrl: config.publicUrl,
      listenOrigin: localAddress(config.host, config.port),
      trustedHops: config.trustedHops,
      checkAnswers: false,
    },
    db: store.db,
    ping: () => store.ping(),
    clock,
    random,
    logger,
    mailer: createMailer(config, clock, logger),
    images: createImageStorage(config),
    passwords: createPasswordHasher(),
    limits: config.isThrottled ? decidedLimits : raisedLimits,
    background: createBackground(logger),
    payments: createGateway(config.payments, { db: store.db, clock, random }),
    flightMoney: flightMoneyHooks,
  }
}

/**
 * Brings the data to where a start needs it: airports in every mode, the demo world in demo mode; production
 * refuses a database with demo accounts.
 */
export const prepareData = async (deps: Deps): Promise<void> => {
  const { db, clock, images, passwords, settings } = deps
  if (settings.mode === 'production') await refuseDemoAccounts(db)
  await loadAirports(db)
  if (settings.mode === 'demo') {
    await seedDemo({ db, clock, images, hashPassword: (password) => passwords.hash(password) })
  }
}

const sweepEveryMs = 60 * 60_000

/** Removes what is expired, now and every hour. @returns stops it */
export const startSweeping = ({ db, clock, background }: Deps): (() => void) => {
  const sweep = (): void =>
    background.run('sweep', async () => {
      await sweepThrottles(db, clock.now())
      await sweepSessions(db, clock.now())
    })
  sweep()
  const timer = setInterval(sweep, sweepEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
