import pino from 'pino'
import type { Config } from '../config.ts'
import type { Logger } from '../runtime.ts'

/** JSON lines on standard output. The redaction is a second net: callers pass no secrets to begin with. */
export const createLogger = (level: Config['logLevel']): Logger => {
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'],
    },
    pino.destination({ dest: 1, sync: true }),
  )
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  }
}
