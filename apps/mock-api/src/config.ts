import * as z from 'zod/mini'
import type { S3Settings } from './images/s3-storage.ts'
import { isLoopback } from './lib/local-address.ts'
import { StartError } from './lib/start-error.ts'

/** How the service runs: with a demo world on this machine, or for real. */
export type Mode = 'demo' | 'production'

/** One environment variable as the documents show it. */
export interface VariableDoc {
  readonly name: string
  /** What holds without it, in words. */
  readonly byDefault: string
  readonly meaning: string
}

/** Every environment variable of the service; README's table is this one. */
export const environmentVariables = [
  { name: 'PORT', byDefault: '3000', meaning: 'TCP port to listen on' },
  {
    name: 'HOST',
    byDefault: '127.0.0.1',
    meaning: 'address to listen on; in demo mode a loopback address unless DEMO_PUBLIC=1',
  },
  { name: 'DATA_DIR', byDefault: './data', meaning: 'folder of the embedded database, of uploaded pictures and of the demo outbox' },
  {
    name: 'DATABASE_URL',
    byDefault: 'the embedded database',
    meaning: 'PostgreSQL 15 or newer, postgres://user:password@host/name',
  },
  { name: 'DB_POOL', byDefault: '10', meaning: 'most connections to PostgreSQL at a time' },
  {
    name: 'PUBLIC_URL',
    byDefault: 'the listening address (required in production)',
    meaning: 'address under which people reach the service; links in mails and accepted origins come from it',
  },
  {
    name: 'TRUST_PROXY',
    byDefault: '0',
    meaning: 'number of own proxies in front whose X-Forwarded-* headers are believed',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    byDefault: 'the payment sandbox',
    meaning: 'turns the Stripe gateway on; VITE_STRIPE_PUBLISHABLE_KEY is required with it',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    byDefault: 'none (required in production with STRIPE_SECRET_KEY)',
    meaning: "secret that signs Stripe's webhook calls; without it they are refused",
  },
  { name: 'VITE_STRIPE_PUBLISHABLE_KEY', byDefault: 'none', meaning: "Stripe's key for the browser" },
  {
    name: 'ALLOW_SANDBOX_PAYMENTS',
    byDefault: '0',
    meaning: '1 lets a production start without Stripe use the payment sandbox',
  },
  {
    name: 'SMTP_URL',
    byDefault: 'demo: the outbox; production: no mail',
    meaning: 'mail server, smtps://user:password@host',
  },
  { name: 'MAIL_FROM', byDefault: 'PilotPair <no-reply@ the host of PUBLIC_URL>', meaning: 'sender of mails' },
  {
    name: 'S3_BUCKET',
    byDefault: 'pictures lie in DATA_DIR',
    meaning: 'keeps uploaded pictures in this bucket of an S3-compatible store, the same for all processes',
  },
  { name: 'S3_ENDPOINT', byDefault: "Amazon's address of the region", meaning: 'address of another S3-compatible store' },
  { name: 'S3_REGION', byDefault: 'us-east-1', meaning: 'region of the bucket' },
  {
    name: 'S3_ACCESS_KEY_ID',
    byDefault: 'the role of the machine',
    meaning: 'key of the store; S3_SECRET_ACCESS_KEY is required with it',
  },
  { name: 'S3_SECRET_ACCESS_KEY', byDefault: 'the role of the machine', meaning: 'secret of that key' },
  { name: 'DEMO_PUBLIC', byDefault: '0', meaning: '1 lets demo mode listen on other addresses than loopback' },
  {
    name: 'TEST_CLOCK',
    byDefault: 'the real time',
    meaning: 'instant from which the service starts counting, for journeys; refused in production',
  },
  {
    name: 'THROTTLING',
    byDefault: 'on',
    meaning: 'off lifts the limits on logins, registrations and reset mails, for tests; refused in production',
  },
  { name: 'LOG_LEVEL', byDefault: 'demo: warn; production: info', meaning: 'debug, info, warn, error or silent' },
  { name: 'WEB_DIR', byDefault: 'apps/web/dist', meaning: 'folder of the built web app' },
] as const satisfies readonly VariableDoc[]

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(from, message), z.maximum(to, message))),
  )
}

const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0'),
  z.transform((text) => text === '1' || text === 'true'),
)

const httpOrigin = z.pipe(
  z.string().check(
    z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http(s) address'),
    z.refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', 'must have no path'),
  ),
  z.transform((text) => new URL(text)),
)

const urlOf = (...protocols: string[]) =>
  z.string().check(
    z.refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.replace(':', '')),
      `must be an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`,
    ),
  )

const instant = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'must be an instant such as 2027-01-13T12:00:00Z')),
  z.transform((text) => new Date(text)),
)

const shape = {
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(urlOf('postgres', 'postgresql')),
  DB_POOL: z._default(wholeNumber(1, 200), 10),
  PUBLIC_URL: z.optional(httpOrigin),
  TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  VITE_STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  ALLOW_SANDBOX_PAYMENTS: z._default(flag, false),
  SMTP_URL: z.optional(urlOf('smtp', 'smtps')),
  MAIL_FROM: z.optional(z.string()),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'))),
  S3_ENDPOINT: z.optional(urlOf('http', 'https')),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  DEMO_PUBLIC: z._default(flag, false),
  TEST_CLOCK: z.optional(instant),
  THROTTLING: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  LOG_LEVEL: z.optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
  WEB_DIR: z._default(z.string(), 'apps/web/dist'),
} satisfies Record<(typeof environmentVariables)[number]['name'], z.ZodMiniType>

const environment = z.object(shape)

type Environment = z.output<typeof environment>

/** The configuration of one run, complete and consistent. */
export interface Config {
  readonly mode: Mode
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly poolSize: number
  readonly publicUrl: URL | undefined
  readonly trustedHops: number
  readonly payments:
    | { readonly kind: 'sandbox' }
    | {
        readonly kind: 'stripe'
        readonly secretKey: string
        readonly publishableKey: string
        readonly webhookSecret: string | undefined
      }
  /** The S3-compatible store of uploaded pictures; undefined: the data folder. */
  readonly s3: S3Settings | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where the service's clock starts; undefined: the real time. */
  readonly testClock: Date | undefined
  readonly isThrottled: boolean
  readonly logLevel: (typeof logLevels)[number]
  readonly webDir: string
}

const parseEnvironment = (env: Readonly<Record<string, string | undefined>>): Environment => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StartError(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`)
}

const paymentsOf = (env: Environment): Config['payments'] => {
  const { STRIPE_SECRET_KEY: secretKey, VITE_STRIPE_PUBLISHABLE_KEY: publishableKey } = env
  if (secretKey === undefined) return { kind: 'sandbox' }
  if (publishableKey === undefined) {
    throw new StartError('STRIPE_SECRET_KEY is set, so VITE_STRIPE_PUBLISHABLE_KEY is required too.')
  }
  return { kind: 'stripe', secretKey, publishableKey, webhookSecret: env.STRIPE_WEBHOOK_SECRET }
}

const s3Of = (env: Environment): S3Settings | undefined => {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (bucket === undefined) {
    if (endpoint === undefined && accessKeyId === undefined && secretAccessKey === undefined) return undefined
    throw new StartError('S3_BUCKET is required with the other S3_ variables.')
  }
  if (accessKeyId === undefined && secretAccessKey === undefined) {
    return { bucket, endpoint, region, credentials: undefined }
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required together.')
  }
  return { bucket, endpoint, region, credentials: { accessKeyId, secretAccessKey } }
}

const refuseUnsafeProduction = (env: Environment): void => {
  if (!env.PUBLIC_URL) throw new StartError('PUBLIC_URL is required in production, for example https://pilotpair.example.')
  if (env.TEST_CLOCK) throw new StartError('TEST_CLOCK is for tests and refused in production.')
  if (env.THROTTLING === 'off') throw new StartError('THROTTLING=off is for tests and refused in production.')
  if (env.DEMO_PUBLIC) throw new StartError('DEMO_PUBLIC belongs to demo mode and is refused in production.')
  if (env.STRIPE_SECRET_KEY === undefined && !env.ALLOW_SANDBOX_PAYMENTS) {
    throw new StartError('STRIPE_SECRET_KEY is required in production; ALLOW_SANDBOX_PAYMENTS=1 starts without real payments.')
  }
  if (env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined) {
    throw new StartError('STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET is required in production.')
  }
}

const refuseUnsafeDemo = (env: Environment): void => {
  if (isLoopback(env.HOST) || env.DEMO_PUBLIC) return
  throw new StartError(
    `HOST=${env.HOST} would show the demo accounts to others: set DEMO_PUBLIC=1 if that is meant, or start production.`,
  )
}

/**
 * Reads the configuration; an empty variable counts as absent.
 *
 * @throws StartError with one line that names the variable, when it is malformed or unsafe in this mode
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>, mode: Mode): Config => {
  const values = parseEnvironment(env)
  if (mode === 'production') refuseUnsafeProduction(values)
  else refuseUnsafeDemo(values)
  const mailHost = values.PUBLIC_URL?.hostname ?? 'localhost'
  return {
    mode,
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    poolSize: values.DB_POOL,
    publicUrl: values.PUBLIC_URL,
    trustedHops: values.TRUST_PROXY,
    payments: paymentsOf(values),
    s3: s3Of(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `PilotPair <no-reply@${mailHost}>`,
    testClock: values.TEST_CLOCK,
    isThrottled: values.THROTTLING === 'on',
    logLevel: values.LOG_LEVEL ?? (mode === 'demo' ? 'warn' : 'info'),
    webDir: values.WEB_DIR,
  }
}

/** What works with this configuration, but not as it should in the end; one line each. */
export const configWarnings = ({ payments }: Pick<Config, 'payments'>): readonly string[] =>
  payments.kind === 'stripe' && payments.webhookSecret === undefined
    ? ["STRIPE_WEBHOOK_SECRET is not set: Stripe's webhook calls are refused, and its news is found by asking now and then."]
    : []

/**
 * Reads `--mode demo|production` from the command line.
 *
 * @default demo
 * @throws StartError for anything else
 */
export const readMode = (args: readonly string[]): Mode => {
  const index = args.indexOf('--mode')
  const mode = index === -1 ? 'demo' : args[index + 1]
  if (mode === 'demo' || mode === 'production') return mode
  throw new StartError('--mode takes demo or production.')
}
