let lastMillis = 0
let sequence = 0

/**
 * A new UUID version 7: ordered by creation within a process, so that primary keys are
 * appended to their index and `ORDER BY id` is creation order. Neither secret nor a token.
 */
export const newId = (): string => {
  const now = Date.now()
  if (now > lastMillis) {
    lastMillis = now
    sequence = 0
  } else {
    sequence += 1
    if (sequence > 0xfff) {
      lastMillis += 1
      sequence = 0
    }
  }
  const random = crypto.getRandomValues(new Uint8Array(8))
  const tail = Array.from(random, (byte, index) =>
    (index === 0 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('')
  const time = lastMillis.toString(16).padStart(12, '0')
  const counter = sequence.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
