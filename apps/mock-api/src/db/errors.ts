/** What PostgreSQL said, dug out of the wrappers of drizzle and the drivers. */
export interface DatabaseFault {
  /** SQLSTATE, for example `23505` for a unique violation. */
  readonly code: string
  /** The violated constraint's name, when one was violated. */
  readonly constraint: string | undefined
}

/** Reads the database's own error from `error` or its causes; undefined when there is none. */
export const databaseFault = (error: unknown): DatabaseFault | undefined => {
  let current: unknown = error
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    // Every SQLSTATE has a digit; a system's code of five letters (EPIPE) is none.
    if ('code' in current && typeof current.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(current.code)) {
      const constraint = 'constraint' in current ? current.constraint : undefined
      return { code: current.code, constraint: typeof constraint === 'string' ? constraint : undefined }
    }
    current = current.cause
  }
  return undefined
}

/** Whether `error` is a violation of the constraint `name`. */
export const violates = (error: unknown, name: string): boolean => databaseFault(error)?.constraint === name
