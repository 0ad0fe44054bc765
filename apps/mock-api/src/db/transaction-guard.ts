import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './types.ts'

const inside = new AsyncLocalStorage<true>()

const refuse = (): never => {
  throw new Error('The database was used inside a transaction: pass tx on (PGlite would wait for ever).')
}

/**
 * Makes the use of `db` inside one of its own transactions an error at once. PGlite has one connection, so
 * such a call would wait for ever; on PostgreSQL it would silently leave the transaction.
 */
export const guardTransactions = (db: Db): Db =>
  new Proxy(db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        if (inside.getStore()) refuse()
        if (property !== 'transaction') return Reflect.apply(value, target, args)
        return inside.run(true, () => Reflect.apply(value, target, args))
      }
    },
  })
