import { createTyped } from '@pilotpair/feature-core'

/** What is typed for a new operator. */
export interface OperatorDraft {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Nothing is typed. */
export const emptyOperator: OperatorDraft = { name: '', email: '', password: '' }

/** Whether nothing is typed that leaving would lose. */
export const isEmptyOperator = ({ name, email, password }: OperatorDraft): boolean => name === '' && email === '' && password === ''

/** The new operator that was being entered when a session ended, without the password. */
export const typedOperator = createTyped<OperatorDraft>()
