/** Time as the service sees it; tests freeze it. */
export interface Clock {
  now(): Date
}

/** Unpredictable bytes for tokens. */
export interface Random {
  bytes(count: number): Uint8Array
}

/** Where lines of the log go. Fields hold no bodies, cookies, tokens or queries. */
export interface Logger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
  error(fields: Readonly<Record<string, unknown>>, message: string): void
}

/** Work that goes on after the answer; the service waits for it before it stops. */
export interface Background {
  /** Starts `task`; its failure is logged under `name` and reaches nobody else. */
  run(name: string, task: () => Promise<void>): void
  /** Resolves when nothing is running. */
  settled(): Promise<void>
}
