import { describe, expect, test } from 'vitest'
import { configWarnings, environmentVariables, readConfig, readMode } from './config.ts'

const keys = { STRIPE_SECRET_KEY: 'sk', VITE_STRIPE_PUBLISHABLE_KEY: 'pk' }
const production = { PUBLIC_URL: 'https://pilotpair.example', ALLOW_SANDBOX_PAYMENTS: '1' }

describe('readConfig', () => {
  test('has the documented defaults', () => {
    expect(readConfig({ SMTP_URL: '' }, 'demo')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      trustedHops: 0,
      payments: { kind: 'sandbox' },
      s3: undefined,
      smtpUrl: undefined,
      testClock: undefined,
      isThrottled: true,
      logLevel: 'warn',
      webDir: 'apps/web/dist',
    })
  })

  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
    [{ PUBLIC_URL: 'pilotpair.example' }, 'PUBLIC_URL must be an http(s) address.'],
    [{ PUBLIC_URL: 'https://x.example/app' }, 'PUBLIC_URL must have no path.'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ TEST_CLOCK: 'tomorrow' }, 'TEST_CLOCK must be an instant such as 2027-01-13T12:00:00Z.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent.'],
    [{ THROTTLING: 'no' }, 'THROTTLING must be on or off.'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY is set, so VITE_STRIPE_PUBLISHABLE_KEY is required too.'],
    [{ S3_BUCKET: 'Not A Bucket' }, 'S3_BUCKET must be the name of a bucket.'],
    [{ S3_ENDPOINT: 'https://store.example' }, 'S3_BUCKET is required with the other S3_ variables.'],
    [{ S3_BUCKET: 'pictures', S3_ENDPOINT: 'store.example' }, 'S3_ENDPOINT must be an address that starts with http:// or https://.'],
    [{ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'a' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required together.'],
  ])('says in one line what is wrong: %o', (env, message) => {
    expect(() => readConfig(env, 'demo')).toThrow(message)
  })

  test('pictures go to the bucket that is named', () => {
    expect(readConfig({ S3_BUCKET: 'pictures' }, 'demo').s3).toEqual({
      bucket: 'pictures',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: undefined,
    })
    const store = { S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://store.example', S3_REGION: 'eu-west-1' }
    expect(readConfig({ ...store, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, 'demo').s3).toEqual({
      bucket: 'pictures',
      endpoint: 'https://store.example',
      region: 'eu-west-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    })
  })

  test.each([['0.0.0.0'], ['192.0.2.1'], ['::']])('demo mode does not listen on %s unless DEMO_PUBLIC=1', (HOST) => {
    expect(() => readConfig({ HOST }, 'demo')).toThrow('DEMO_PUBLIC=1')
    expect(readConfig({ HOST, DEMO_PUBLIC: '1' }, 'demo').host).toBe(HOST)
    expect(readConfig({ ...production, HOST }, 'production').host).toBe(HOST)
  })

  test.each([
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL is required in production'],
    [{ TEST_CLOCK: '2027-01-01T00:00:00Z' }, 'TEST_CLOCK is for tests'],
    [{ THROTTLING: 'off' }, 'THROTTLING=off is for tests'],
    [{ DEMO_PUBLIC: '1' }, 'DEMO_PUBLIC belongs to demo mode'],
    [{ ALLOW_SANDBOX_PAYMENTS: '0' }, 'STRIPE_SECRET_KEY is required in production'],
  ])('production refuses %o', (env, message) => {
    expect(() => readConfig({ ...production, ...env }, 'production')).toThrow(message)
  })

  test('production starts with Stripe, or with the sandbox when allowed', () => {
    expect(readConfig(production, 'production').payments).toEqual({ kind: 'sandbox' })
    const stripe = { ...keys, PUBLIC_URL: 'https://x.example', STRIPE_WEBHOOK_SECRET: 'whsec' }
    expect(readConfig(stripe, 'production').payments).toMatchObject({ kind: 'stripe', publishableKey: 'pk', webhookSecret: 'whsec' })
  })

  test('Stripe without the secret of its webhook: refused in production, a warning in demo mode', () => {
    const started = () => readConfig({ ...keys, PUBLIC_URL: 'https://x.example' }, 'production')
    expect(started).toThrow('STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET is required in production.')
    const demo = readConfig(keys, 'demo')
    expect(demo.payments).toMatchObject({ kind: 'stripe', webhookSecret: undefined })
    expect(configWarnings(demo)).toEqual([expect.stringContaining('STRIPE_WEBHOOK_SECRET')])
    expect(configWarnings(readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec' }, 'demo'))).toEqual([])
    expect(configWarnings(readConfig({}, 'demo'))).toEqual([])
  })

  test('every variable is documented once', () => {
    const names = environmentVariables.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('readMode reads the command line', () => {
  expect(readMode([])).toBe('demo')
  expect(readMode(['--mode', 'production'])).toBe('production')
  expect(() => readMode(['--mode', 'staging'])).toThrow('--mode takes demo or production.')
  expect(() => readMode(['--mode'])).toThrow('--mode takes demo or production.')
})
