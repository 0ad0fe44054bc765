/** A PostgreSQL server for tests and benches. */
export interface TestServer {
  readonly url: string
  readonly version: number
  /** Ends a throw-away cluster and removes it; a given server is left as it is. */
  readonly stop: () => void
}

/** A throw-away cluster, which can be taken away and brought back. */
export interface Cluster extends TestServer {
  /** Takes the server away as a crash does. */
  readonly halt: () => void
  /** Brings it back at the same address. */
  readonly resume: () => void
}

export function startCluster(settings?: readonly string[]): Promise<Cluster>
export function givenServer(url: string): Promise<TestServer>
export function openServer(settings?: readonly string[]): Promise<TestServer>
