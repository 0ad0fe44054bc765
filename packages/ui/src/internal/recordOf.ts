/** A record with one entry for every name, made by `make`. Complete by construction, which the type then says. */
export const recordOf = <const K extends string | number, V>(names: readonly K[], make: (name: K) => V): Record<K, V> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which keys it was given
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>
