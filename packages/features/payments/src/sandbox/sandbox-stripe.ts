import { type SandboxAnswer, sandboxEndpoints } from '@pilotpair/contract'
import { askBank } from './ask-bank.tsx'
import { createCardElement } from './card-element.tsx'
import { fieldOfCode, readCard } from './card-input.ts'
import { type CardStore, createCardStore } from './card-store.ts'
import { callSandbox, SandboxRefusal } from './sandbox-calls.ts'

/** The provider's words for no connection. */
const offline = {
  type: 'api_connection_error',
  message: 'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
}

const unsupported = () => Promise.resolve({ error: { type: 'invalid_request_error', message: 'The sandbox takes cards by its form only.' } })

/** An answer in the shape in which Stripe.js gives it: the intent under its own name, or an error that brings it along. */
const resultOf = ({ intent, error }: SandboxAnswer): Record<string, object> => {
  const key = intent.object === 'setup_intent' ? ['setupIntent', 'setup_intent'] : ['paymentIntent', 'payment_intent']
  return error === null ? { [key[0] ?? '']: intent } : { error: { ...error, [key[1] ?? '']: intent } }
}

const unlessOffline = async (work: () => Promise<Record<string, object>>): Promise<Record<string, object>> => {
  try {
    return await work()
  } catch (fault) {
    return { error: fault instanceof SandboxRefusal ? { type: 'invalid_request_error', message: fault.message } : offline }
  }
}

/** Lets the bank ask when the intent says so. */
const afterBank = async (answer: SandboxAnswer): Promise<SandboxAnswer> => {
  if (answer.error !== null || answer.intent.status !== 'requires_action') return answer
  const outcome = await askBank()
  return callSandbox(sandboxEndpoints.challenge, { client_secret: answer.intent.client_secret, outcome })
}

const stores = new WeakMap<object, CardStore>()

/** A group of elements: one card form, which keeps what is typed. */
const createElements = () => {
  const store = createCardStore()
  const live = new Map<string, ReturnType<typeof createCardElement>>()
  const elements = {
    create(type: string) {
      if (live.has(type)) throw new Error(`Can only create one Element of type ${type}.`)
      const element = createCardElement(store, () => live.delete(type))
      live.set(type, element)
      return element
    },
    getElement: (type: string) => live.get(type) ?? null,
    update: () => undefined,
    fetchUpdates: () => Promise.resolve({}),
    submit() {
      const read = readCard(store.get().typed)
      store.mark(undefined)
      if (!('problem' in read)) return Promise.resolve({ selectedPaymentMethod: 'card' })
      const { field, code, message } = read.problem
      store.mark(field)
      return Promise.resolve({ error: { type: 'validation_error', code, message } })
    },
  }
  stores.set(elements, store)
  return elements
}

const confirmSetup = ({ elements, clientSecret }: { readonly elements: object; readonly clientSecret: string }) =>
  unlessOffline(async () => {
    const store = stores.get(elements)
    const read = store === undefined ? undefined : readCard(store.get().typed)
    if (read === undefined || 'problem' in read) throw new Error('Submit the elements first.')
    const first = await callSandbox(sandboxEndpoints.confirm, { client_secret: clientSecret, card: read.card })
    const answer = await afterBank(first)
    if (answer.error !== null) store?.mark(fieldOfCode(answer.error.code))
    return resultOf(answer)
  })

const retrieve = (clientSecret: string) =>
  unlessOffline(async () => resultOf(await callSandbox(sandboxEndpoints.retrieve, { client_secret: clientSecret })))

const handleNextAction = ({ clientSecret }: { readonly clientSecret: string }) =>
  unlessOffline(async () =>
    resultOf(await afterBank(await callSandbox(sandboxEndpoints.retrieve, { client_secret: clientSecret }))),
  )

/**
 * Stands in for Stripe.js under the real react-stripe-js components while the payment sandbox is the gateway (decisions,
 * "Two gateways"): the part of it that our forms use, on `payment/sandbox/*`. Stores no number.
 */
export const createSandboxStripe = (): object => ({
  elements: createElements,
  confirmSetup,
  handleNextAction,
  retrieveSetupIntent: retrieve,
  retrievePaymentIntent: retrieve,
  createToken: unsupported,
  createPaymentMethod: unsupported,
  confirmCardPayment: unsupported,
  registerAppInfo: () => undefined,
  _registerWrapper: () => undefined,
})
