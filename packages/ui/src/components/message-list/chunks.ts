import type { Message } from '../message-bubble/types.ts'

/** Messages that are drawn, and left alone, together. */
export interface Chunk {
  /** Stays the same while messages are added before or behind. */
  readonly key: string
  readonly messages: readonly Message[]
}

/** Small enough to draw in no time, large enough that a thousand messages are few chunks. */
export const chunkSize = 25

const sameLink = (a: Message['link'], b: Message['link']): boolean => a?.href === b?.href && a?.label === b?.label

const same = (a: Message, b: Message): boolean =>
  a === b ||
  (a.id === b.id &&
    a.text === b.text &&
    a.at === b.at &&
    a.kind === b.kind &&
    (a.status ?? 'sent') === (b.status ?? 'sent') &&
    a.senderName === b.senderName &&
    a.title === b.title &&
    sameLink(a.link, b.link))

const unchanged = (chunk: Chunk, messages: readonly Message[]): boolean =>
  chunk.messages.length === messages.length &&
  chunk.messages.every((message, at) => {
    const other = messages[at]
    return other !== undefined && same(message, other)
  })

/**
 * Cuts messages into chunks. Cuts made before stay where they are, whatever is added at either end, and a chunk in
 * which nothing changed is the same object as before: React then looks at none of its rows.
 */
export const cut = (before: readonly Chunk[], messages: readonly Message[]): readonly Chunk[] => {
  const known = new Map(before.map((chunk) => [chunk.key, chunk]))
  const chunks: Chunk[] = []
  let gathered: Message[] = []
  const finish = (): void => {
    const key = gathered[0]?.id
    if (key === undefined) return
    const old = known.get(key)
    chunks.push(old !== undefined && unchanged(old, gathered) ? old : { key, messages: gathered })
    gathered = []
  }
  for (const message of messages) {
    if (gathered.length >= chunkSize || known.has(message.id)) finish()
    gathered.push(message)
  }
  finish()
  return chunks
}

/** How many of the last known messages are looked for. */
const reach = 20

/**
 * What is new since the messages known so far, wherever it stands: what comes in may stand in front of what is still
 * being sent. Older ones put in front of all do not count, nor does a list that has nothing in common with the former:
 * that is another conversation.
 */
export const arrivedSince = (before: readonly Message[], messages: readonly Message[]): readonly Message[] => {
  const tail = before.slice(-reach).map(({ id }) => id)
  const known = new Set(tail)
  const arrived: Message[] = []
  let isSame = false
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    const message = messages[at]
    if (message === undefined) continue
    if (!known.has(message.id)) arrived.push(message)
    else {
      isSame = true
      if (message.id === tail[0]) break
    }
  }
  return isSame ? arrived.toReversed() : []
}

/** Lines of text in a bubble of a phone. Rather too many: room that is not needed closes unseen. */
const linesOf = (text: string): number => {
  let lines = 0
  for (const line of text.split('\n')) lines += Math.ceil((line.length + 1) / 36)
  return lines
}

/** How high a chunk will be, in rem, for as long as nobody has seen it. */
export const roomFor = (messages: readonly Message[]): number =>
  messages.reduce((sum, { kind, text, title = '' }) => {
    const isNotice = kind === 'invitation' || kind === 'operator'
    return sum + (linesOf(text) + linesOf(title)) * 1.5 + (isNotice ? 6.5 : 3.75)
  }, 3)
