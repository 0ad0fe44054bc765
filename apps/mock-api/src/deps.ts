import type { Db } from './db/index.ts'
import type { PasswordHasher } from './auth/passwords.ts'
import type { Limits } from './auth/limits.ts'
import type { ImageStorage } from './images/port.ts'
import type { Mailer } from './mail/port.ts'
import type { PaymentGateway } from './payments/port.ts'
import type { Background, Clock, Logger, Random } from './runtime.ts'

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

/** What flights do when money moves outside of their own calls; all are idempotent. */
export interface FlightMoneyHooks {
  /** A payer has confirmed with their bank, told by a webhook or found by the reconciliation: finish the accept. */
  authorised(deps: Deps, flightId: string): Promise<void>
  /** A payer's bank has turned down what it asked about, under this attempt: nothing is being paid any more. */
  declined(deps: Deps, flightId: string, attempt: number): Promise<void>
  /** A capture failed for good: decline the flight and refund the others. */
  captureFailed(deps: Deps, flightId: string, detail: string): Promise<void>
}
