import { cardError, invalidRequest, missing, missingParam, ok, problemOf, type Answer } from './answers.ts'
import { cardOfParam } from './cards.ts'
import { textOf, textsOf, type FormValue } from './form.ts'
import { askBank, type PaymentMethod, type Problem, type SetupIntent } from './objects.ts'
import { behaviourOfCard, clientSecretOf, emit, find, insert, sandboxId, save, seconds, type Work } from './store.ts'

type Params = Readonly<Record<string, FormValue>>

/** The payer did not prove who they are. */
export const authenticationFailure = (of: 'setup_intent' | 'payment_intent'): Problem => ({
  type: 'invalid_request_error',
  code: `${of}_authentication_failure`,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
})

export const createSetup = async (work: Work, params: Params): Promise<Answer> => {
  const customer = textOf(params['customer']) ?? null
  if (customer !== null && (await find(work, 'customer', customer)) === undefined) {
    return missingParam('customer', customer, 'customer')
  }
  const id = sandboxId(work, 'seti')
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    client_secret: clientSecretOf(work, id),
    customer,
    status: 'requires_payment_method',
    usage: textOf(params['usage']) ?? 'off_session',
    payment_method: null,
    payment_method_types: ['card'],
    next_action: null,
    last_setup_error: null,
    cancellation_reason: null,
    created: seconds(work.now),
    livemode: false,
    metadata: textsOf(params['metadata']),
  }
  await insert(work, intent)
  return ok(intent)
}

const fail = async (work: Work, intent: SetupIntent, problem: Problem): Promise<SetupIntent> => {
  const failed: SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: problem,
  }
  await save(work, failed)
  await emit(work, 'setup_intent.setup_failed', failed)
  return failed
}

const succeed = async (work: Work, intent: SetupIntent, card: PaymentMethod): Promise<SetupIntent> => {
  const attached: PaymentMethod = { ...card, customer: intent.customer }
  await save(work, attached)
  const done: SetupIntent = { ...intent, status: 'succeeded', next_action: null, last_setup_error: null }
  await save(work, done)
  await emit(work, 'payment_method.attached', attached)
  await emit(work, 'setup_intent.succeeded', done)
  return done
}

/** Confirms a setup intent with a card, as a server or as the browser does. */
export const confirmSetup = async (work: Work, intent: SetupIntent, card: PaymentMethod): Promise<Answer> => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    return invalidRequest(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      { code: 'setup_intent_unexpected_state', setup_intent: intent },
    )
  }
  const behaviour = await behaviourOfCard(work, card.id)
  if (behaviour === undefined) return missingParam('PaymentMethod', card.id, 'payment_method')
  if (behaviour.saving !== 'accepted') {
    const problem = problemOf(behaviour.saving)
    return cardError(problem, { setup_intent: await fail(work, intent, problem) })
  }
  const tried: SetupIntent = { ...intent, payment_method: card.id, last_setup_error: null }
  if (!behaviour.asks) return ok(await succeed(work, tried, card))
  const asking: SetupIntent = { ...tried, status: 'requires_action', next_action: askBank }
  await save(work, asking)
  return ok(asking)
}

/** The bank's answer to the challenge of a setup intent. */
export const finishSetupChallenge = async (work: Work, intent: SetupIntent, isProven: boolean): Promise<SetupIntent> => {
  if (intent.status !== 'requires_action' || intent.payment_method === null) return intent
  if (!isProven) return fail(work, intent, authenticationFailure('setup_intent'))
  const card = await find(work, 'payment_method', intent.payment_method)
  return card === undefined ? fail(work, intent, authenticationFailure('setup_intent')) : succeed(work, intent, card)
}

/** `POST /v1/setup_intents/{id}/confirm`. */
export const confirmSetupCall = async (work: Work, id: string, params: Params): Promise<Answer> => {
  const intent = await find(work, 'setup_intent', id)
  if (intent === undefined) return missing('setupintent', id, 'intent')
  const cardId = textOf(params['payment_method']) ?? intent.payment_method
  if (cardId === null) return invalidRequest('Missing required param: payment_method.', { code: 'parameter_missing' })
  return confirmSetup(work, intent, await cardOfParam(work, cardId, intent.customer))
}

/** `GET /v1/setup_intents/{id}`. */
export const getSetup = async (work: Work, id: string): Promise<Answer> => {
  const intent = await find(work, 'setup_intent', id)
  return intent === undefined ? missing('setupintent', id, 'intent') : ok(intent)
}
