import { eq } from 'drizzle-orm'
import { tables, type Db, type Tx } from '../../db/index.ts'
import type { Clock, Random } from '../../runtime.ts'
import { invalidRequest, Refused, reusedKey, unauthorized, unknownUrl, type Answer } from './answers.ts'
import { attachCard, createCustomer, deleteCustomer, detachCard, listCustomerCards } from './cards.ts'
import { parseForm, type FormValue } from './form.ts'
import { createRefund, getRefund, listRefundsCall } from './give-back.ts'
import { cancelPayment, capturePayment, confirmPaymentCall, createPayment, getPayment } from './intents.ts'
import { confirmSetupCall, createSetup, getSetup } from './setups.ts'
import { sandboxId, type Work } from './store.ts'

const { sandboxKeys } = tables

type Params = Readonly<Record<string, FormValue>>
type Handler = (work: Work, id: string, params: Params) => Promise<Answer>

/** What the sandbox is made of. */
export interface SandboxParts {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly secretKey: string
}

const calls: readonly (readonly [method: 'GET' | 'POST' | 'DELETE', path: RegExp, handler: Handler])[] = [
  ['POST', /^\/v1\/customers$/, (work, _id, params) => createCustomer(work, params)],
  ['GET', /^\/v1\/customers\/(\w+)\/payment_methods$/, listCustomerCards],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, (work, id) => deleteCustomer(work, id)],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/attach$/, attachCard],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, (work, id) => detachCard(work, id)],
  ['POST', /^\/v1\/setup_intents$/, (work, _id, params) => createSetup(work, params)],
  ['GET', /^\/v1\/setup_intents\/(\w+)$/, (work, id) => getSetup(work, id)],
  ['POST', /^\/v1\/setup_intents\/(\w+)\/confirm$/, confirmSetupCall],
  ['POST', /^\/v1\/payment_intents$/, (work, _id, params) => createPayment(work, params)],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, (work, id) => getPayment(work, id)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirmPaymentCall],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, (work, id) => capturePayment(work, id)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (work, id) => cancelPayment(work, id)],
  ['POST', /^\/v1\/refunds$/, (work, _id, params) => createRefund(work, params)],
  ['GET', /^\/v1\/refunds$/, (work, _id, params) => listRefundsCall(work, params)],
  ['GET', /^\/v1\/refunds\/(\w+)$/, (work, id) => getRefund(work, id)],
]

/** Runs `act` in a transaction; a refusal rolls it back. */
export const runWork = async (parts: SandboxParts, act: (work: Work) => Promise<Answer>): Promise<Answer> => {
  try {
    return await parts.db.transaction((tx: Tx) => act({ tx, now: parts.clock.now(), random: parts.random }))
  } catch (error) {
    if (error instanceof Refused) return error.answer
    throw error
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The first answer to a key, whatever came of it: a parallel request with the same key waits for it. */
const oncePerKey = async (
  work: Work,
  key: string,
  fingerprint: string,
  act: () => Promise<Answer>,
): Promise<Answer & { readonly isReplay: boolean }> => {
  const claimed = await work.tx
    .insert(sandboxKeys)
    .values({ key, fingerprint, createdAt: work.now })
    .onConflictDoNothing()
    .returning({ key: sandboxKeys.key })
  if (claimed.length > 0) {
    const answer = await act()
    await work.tx
      .update(sandboxKeys)
      .set({ status: answer.status, answer: answer.body })
      .where(eq(sandboxKeys.key, key))
    return { ...answer, isReplay: false }
  }
  const [first] = await work.tx.select().from(sandboxKeys).where(eq(sandboxKeys.key, key))
  if (first === undefined || first.fingerprint !== fingerprint) return { ...reusedKey, isReplay: false }
  if (first.status === null || !isObject(first.answer)) {
    return { ...invalidRequest('The first request is under way.'), isReplay: false }
  }
  return { status: first.status, body: first.answer, isReplay: true }
}

const respond = (parts: SandboxParts, answer: Answer, isReplay: boolean): Response =>
  Response.json(answer.body, {
    status: answer.status,
    headers: {
      'Request-Id': sandboxId(parts, 'req'),
      ...(isReplay ? { 'Idempotent-Replayed': 'true' } : {}),
    },
  })

/**
 * Answers a request of the official SDK as the Stripe API does: form-encoded in, JSON out, error objects, first
 * answers by idempotency key. The subset that this product uses; anything else is an unrecognized URL.
 */
export const handleRequest = async (parts: SandboxParts, request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  if (request.headers.get('authorization') !== `Bearer ${parts.secretKey}`) return respond(parts, unauthorized, false)
  const found = calls.find(([method, path]) => method === request.method && path.test(pathname))
  if (found === undefined) return respond(parts, unknownUrl(request.method, pathname), false)
  const [, path, handler] = found
  const id = path.exec(pathname)?.[1] ?? ''
  const body = request.method === 'GET' ? search.slice(1) : await request.text()
  const key = request.headers.get('idempotency-key')
  let isReplay = false
  const answer = await runWork(parts, async (work) => {
    const act = (): Promise<Answer> => handler(work, id, parseForm(body))
    if (key === null || request.method === 'GET') return act()
    const once = await oncePerKey(work, key, `${pathname}?${body}`, act)
    isReplay = once.isReplay
    return once
  })
  return respond(parts, answer, isReplay)
}

