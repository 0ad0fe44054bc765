import type { Queryable } from '../db/index.ts'

/**
 * A read that is built once a database and then only run: on PostgreSQL a named statement, parsed and planned once
 * a connection. For reads that clients repeat all the time. Inside a transaction it is built anew, and runs in it.
 *
 * @param build gives the prepared query, `db.select()….prepare('name')`, with placeholders
 */
export const preparedRead = <Query>(build: (db: Queryable) => Query): ((db: Queryable) => Query) => {
  const built = new WeakMap<Queryable, Query>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
