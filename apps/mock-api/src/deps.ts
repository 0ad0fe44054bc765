import type { Db } from './db/index.ts'
import type { PasswordHasher } from './auth/passwords.ts'
import type { Limits } from './auth/limits.ts'
import type { ImageStorage } from './images/port.ts'
import type { Mailer } from './mail/port.ts'
import type { FlightMoneyHooks, PaymentGateway } from './payments/port.ts'

/** Time as the service sees it; tests freeze it. */
export interface Clock {
  now(): Date
}

/** Unpredictable bytes for tokens. */
export interface Random {
  bytes(count: number): Uint8Array
}

/** Where lines of the log go. Fields hold no bodies, cookies, tokens or queries. */
export interface Logger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
  error(fields: Readonly<Record<string, unknown>>, message: string): void
}

/** Work that goes on after the answer; the service waits for it before it stops. */
export interface Background {
  /** Starts `task`; its failure is logged under `name` and reaches nobody else. */
  run(name: string, task: () => Promise<void>): void
  /** Resolves when nothing is running. */
  settled(): Promise<void>
}

/** What the HTTP layer needs to know of the configuration. */
export interface ApiSettings {
  readonly mode: 'demo' | 'production'
  /** Origin of all links in mails and of accepted `Origin` headers; undefined: the Host (demo only). */
  readonly publicUrl: URL | undefined
  /** Where this process listens: the origin of links in demo mode without PUBLIC_URL. */
  readonly listenOrigin: URL
  /** Proxies in front whose `X-Forwarded-*` are believed. */
  readonly trustedHops: number
  /** Checks each answer against its schema (tests). */
  readonly checkAnswers: boolean
}

/** Everything the API is made of; nothing in it is reached otherwise. */
export interface Deps {
  readonly settings: ApiSettings
  readonly db: Db
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>
  readonly clock: Clock
  readonly random: Random
  readonly logger: Logger
  readonly mailer: Mailer
  readonly images: ImageStorage
  readonly passwords: PasswordHasher
  readonly limits: Limits
  readonly background: Background
  /** The card gateway; never inside a transaction. */
  readonly payments: PaymentGateway
  /** What flights do when money moves outside of their own calls. */
  readonly flightMoney: FlightMoneyHooks
}
