/**
 * Lets callers of the same work wait for the one run of it that is on its way in this process. Only spares work:
 * what is joined must be safe to run twice, as another process knows nothing of it.
 */
export const createJoining = <Result>(): ((owner: object, key: string, work: () => Promise<Result>) => Promise<Result>) => {
  const tables = new WeakMap<object, Map<string, Promise<Result>>>()
  return (owner, key, work) => {
    const running = tables.get(owner) ?? new Map<string, Promise<Result>>()
    tables.set(owner, running)
    const known = running.get(key)
    if (known !== undefined) return known
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
