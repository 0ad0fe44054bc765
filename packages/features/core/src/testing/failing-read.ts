import type { Endpoint } from '@pilotpair/contract'
import type { HttpHandler } from 'msw'
import { failedAnswers } from './failures.ts'
import { createGate } from './gate.ts'
import { handle } from './handlers.ts'

/** What {@link createFailingRead} may be told. */
export interface FailingReadOptions {
  /** Kinds that are good answers here. @default none */
  readonly except?: readonly string[]
  /** Which calls fail, where others share the endpoint. @default all */
  readonly concerns?: (request: Request) => boolean
}

/** What a story sees and does at each kind of failed answer. */
export interface FailingReadSteps {
  /** Waits until the answer of this kind has come, and looks at what is shown in place of the data. */
  readonly look: (kind: string) => Promise<unknown>
  /** Asks again, as a person would. */
  readonly again: () => Promise<unknown>
  /** Waits until it is seen that the service is asked. Its answer comes only then: see {@link createGate}. */
  readonly isSeen: () => Promise<unknown>
}

/** A read that fails in every way, one after another: see {@link createFailingRead}. */
export interface FailingRead {
  /** Begins with the first kind. The handler goes before those that answer once every kind was looked at. */
  readonly begin: () => HttpHandler
  /** How often the service was asked since it was last asked for another kind. */
  readonly asked: () => number
  /** Goes through the kinds. When it ends, the service has been asked once more, and will answer. */
  readonly through: (steps: FailingReadSteps) => Promise<void>
}

/** A read whose answer is each of {@link failedAnswers} in turn, whatever asks for it and how often. */
export const createFailingRead = (
  endpoint: Endpoint,
  { except = [], concerns = () => true }: FailingReadOptions = {},
): FailingRead => {
  const kinds = Object.entries(failedAnswers).filter(([kind]) => !except.includes(kind))
  const gate = createGate()
  let at = 0
  let asked = 0
  const turnTo = (place: number): void => {
    at = place
    asked = 0
  }
  return {
    begin: () => {
      turnTo(0)
      return handle(endpoint, async ({ request }) => {
        if (!concerns(request)) return undefined
        asked += 1
        await gate.passed()
        return kinds[at]?.[1]()
      })
    },
    asked: () => asked,
    through: async ({ look, again, isSeen }) => {
      for (const [place, [kind]] of kinds.entries()) {
        await look(kind)
        turnTo(place + 1)
        await gate.heldDuring(again, isSeen)
      }
    },
  }
}
