import { createTyped } from '@pilotpair/feature-core'

/** Words to pilots that were typed and not sent when a session ended, by act and flight: they stand in its dialog again. */
export const typedMessages = createTyped<string>()

/** The same for another time that was being proposed, by flight. */
export const typedTimes = createTyped<{ readonly newTime: string; readonly message: string }>()
