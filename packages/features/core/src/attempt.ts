import { useState } from 'react'
import { isApiFailure } from './failure.ts'

/** Keys of what a person is trying to do, so that doing it again after a lost answer cannot do it twice. */
export interface Attempt {
  /**
   * The `Idempotency-Key` for a subject: the same until the attempt is settled or another subject is tried.
   *
   * @param subject what is attempted, whole: for example the body as JSON.
   */
  readonly keyFor: (subject: string) => string
  /** Ends the attempt when its outcome is known. After a lost answer it goes on: the repeat carries the same key. */
  readonly settle: (failure?: unknown) => void
}

/** Whether a failure leaves open what the service did. */
const isOpen = (failure: unknown): boolean =>
  isApiFailure(failure) && (failure.kind !== 'refused' || failure.status >= 500)

/** Makes the bookkeeping of a logical attempt. Outside React, for tests. */
export const createAttempt = (newKey: () => string = () => crypto.randomUUID()): Attempt => {
  let current: { readonly subject: string; readonly key: string } | undefined
  return {
    keyFor: (subject) => {
      if (current?.subject !== subject) current = { subject, key: newKey() }
      return current.key
    },
    settle: (failure) => {
      if (!isOpen(failure)) current = undefined
    },
  }
}

/** The logical attempt of a screen (decisions, "Acting calls take an `Idempotency-Key`"). */
export const useAttempt = (): Attempt => useState(() => createAttempt())[0]
