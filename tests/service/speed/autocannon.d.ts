declare module 'autocannon' {
  /** What of a run's result we use; durations in seconds. */
  interface Result {
    readonly '2xx': number
    readonly non2xx: number
    readonly errors: number
    readonly duration: number
  }

  interface Options {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly headers: Record<string, string>
  }

  export default function autocannon(options: Options): Promise<Result>
}
