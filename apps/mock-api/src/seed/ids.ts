/** Kinds of seeded rows; each has its own row of ids. */
const kinds = {
  account: 1,
  profile: 2,
  model: 3,
  aircraft: 4,
  slot: 5,
  flight: 6,
  flightSlot: 7,
  conversation: 20,
  message: 21,
  post: 22,
  comment: 23,
  postImage: 24,
  licenseImage: 25,
  payment: 40,
  refund: 41,
} as const

/**
 * The id of the n-th seeded row of a kind: the same in every demo database, and in the form of a version 7 UUID of
 * 2025, so that it sorts before everything that people create later.
 */
export const demoId = (kind: keyof typeof kinds, position: number): string =>
  `01942000-${kinds[kind].toString(16).padStart(4, '0')}-7000-8000-${(position + 1).toString(16).padStart(12, '0')}`
