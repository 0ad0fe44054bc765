import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@pilotpair/contract'

const rule = `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters with uppercase, lowercase, number and symbol.`
const limit = `At most ${PASSWORD_MAX_LENGTH} characters.`

/** States the rule before anything goes wrong; beside an error, which repeats the rule, only its upper limit. */
export const passwordHint = (error: string | undefined): string => (error === undefined ? rule : limit)
