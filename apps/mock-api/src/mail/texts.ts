import { RESET_TOKEN_MINUTES } from '@pilotpair/contract'
import type { Mail } from './port.ts'

/** The mail with a reset link. */
export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Reset your PilotPair password',
  text: [
    'Hello,',
    '',
    'Somebody, most likely you, asked to reset the password of your PilotPair account. To choose a new one, open:',
    '',
    link,
    '',
    `The link works once, for ${RESET_TOKEN_MINUTES} minutes. If it was not you, ignore this mail: nothing changes.`,
    '',
    'PilotPair',
  ].join('\n'),
})
