import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { authEndpoints } from '@pilotpair/contract'
import { assertNewPassword, createPasswordHasher } from '../auth/passwords.ts'
import { insertAccount } from '../auth/queries.ts'
import { readConfig } from '../config.ts'
import { violates } from '../db/index.ts'
import { ApiError } from '../http/errors.ts'
import { createLogger } from '../lib/logger.ts'
import { StartError } from '../lib/start-error.ts'
import { openConfiguredStore } from '../service.ts'

const usage = 'Usage: npm run create-admin -- --email <address> --name <name>   (the password is read from standard input)'

const readPassword = async (): Promise<string> => {
  if (process.stdin.isTTY) process.stderr.write('Password (visible while you type): ')
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  return ''
}

const readPerson = async (): Promise<{ email: string; name: string; password: string }> => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
  if (values.email === undefined || values.name === undefined) throw new StartError(usage)
  const given = { email: values.email, name: values.name, password: await readPassword() }
  const parsed = authEndpoints.register.body.schema.safeParse(given)
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join(', '))
  assertNewPassword(parsed.data.password, parsed.data.email)
  return parsed.data
}

/** Creates an administrator in the configured database; a running service with the embedded one must stop first. */
const main = async (): Promise<void> => {
  const { email, name, password } = await readPerson()
  // Demo's rules ask for no PUBLIC_URL; nothing listens here.
  const config = readConfig({ ...process.env, HOST: '127.0.0.1' }, 'demo')
  const store = await openConfiguredStore(config, createLogger('warn'))
  try {
    const passwordHash = await createPasswordHasher().hash(password)
    await store.db.transaction((tx) =>
      insertAccount(tx, { email, name, passwordHash, role: 'super_admin', now: new Date() }),
    )
    console.log(`${email} is now an administrator.`)
  } catch (error) {
    if (violates(error, 'user_accounts_email_key')) throw new StartError(`${email} is already registered.`)
    throw error
  } finally {
    await store.close()
  }
}

const lineOf = (error: unknown): unknown => {
  if (error instanceof StartError) return error.message
  if (!(error instanceof ApiError)) return error
  return typeof error.detail === 'string' ? error.detail : error.detail.map(({ message }) => message).join(', ')
}

try {
  await main()
} catch (error) {
  console.error(lineOf(error))
  process.exit(1)
}
process.exit(0)
