import type { Message } from '@pilotpair/contract'
import { buildMessage, testId } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import {
  emptyThread, hasArrived, joinLater, joinNewest, joinOlder, type Thread, withCopy, withOutgoing, withoutOutgoing,
} from './thread.ts'

const message = (number: number, more: Partial<Message> = {}): Message =>
  buildMessage({ id: testId('message', number), content: String(number), ...more })
const range = (from: number, to: number): Message[] => Array.from({ length: to - from + 1 }, (_, at) => message(from + at))
const texts = ({ messages }: Thread): string[] => messages.map(({ content }) => content)
const known: Thread = { messages: range(5, 8), olderCursor: '5', outgoing: [] }
const outgoing = { clientMessageId: 'a', content: 'mine', at: '2026-12-03T18:00:00.000Z' }
const copy = message(10, { content: 'mine', client_message_id: 'a' })

describe('what comes after', () => {
  test('joins in order, each message once, however late an answer is', () => {
    const both = joinLater(known, testId('message', 8), range(9, 10))
    expect(texts(both)).toEqual(['5', '6', '7', '8', '9', '10'])
    expect(joinLater(both, testId('message', 8), range(9, 9))).toBe(both)
    expect(texts(joinLater(both, testId('message', 9), range(10, 11)))).toEqual(['5', '6', '7', '8', '9', '10', '11'])
  })

  test('does not join where its beginning is unknown', () => {
    expect(joinLater(known, testId('message', 1), range(2, 3))).toBe(known)
  })

  test('takes the place of what was on its way', () => {
    const waiting = withOutgoing(known, outgoing)
    const arrived = joinLater(waiting, testId('message', 8), [message(9), copy])
    expect(texts(arrived).slice(-2)).toEqual(['9', 'mine'])
    expect(arrived.outgoing).toEqual([])
  })
})

describe('what came before', () => {
  test('is put in front, with where to go on', () => {
    const more = joinOlder(known, { items: range(3, 5), olderCursor: '3' })
    expect(texts(more)).toEqual(['3', '4', '5', '6', '7', '8'])
    expect(more.olderCursor).toBe('3')
    expect(joinOlder(known, { items: range(3, 4) }).olderCursor).toBeUndefined()
  })
})

describe('the newest, read again', () => {
  test('add what is new and keep the older ones that were read', () => {
    const again = joinNewest(known, { items: range(7, 10), olderCursor: '7' })
    expect(texts(again)).toEqual(['5', '6', '7', '8', '9', '10'])
    expect(again.olderCursor).toBe('5')
  })

  test('replace all when there is a gap', () => {
    const later = joinNewest(withOutgoing(known, outgoing), { items: range(20, 22), olderCursor: '20' })
    expect(texts(later)).toEqual(['20', '21', '22'])
    expect([later.olderCursor, later.outgoing.length]).toEqual(['20', 1])
  })

  test('an empty conversation begins, a known one does not end', () => {
    expect(texts(joinNewest(emptyThread, { items: range(1, 2) }))).toEqual(['1', '2'])
    expect(joinNewest(known, { items: [] })).toBe(known)
  })
})

describe('a message of one\'s own', () => {
  test('waits behind the messages, then as the service\'s copy, until those before it are known', () => {
    const waiting = withOutgoing(known, outgoing)
    expect(hasArrived(waiting, 'a')).toBe(false)
    const sent = withCopy(waiting, 'a', copy)
    expect([texts(sent).includes('mine'), sent.outgoing[0]?.copy]).toEqual([false, copy])
    expect(hasArrived(sent, 'a')).toBe(true)
    const seen = joinLater(sent, testId('message', 8), [message(9), copy])
    expect([texts(seen), seen.outgoing]).toEqual([['5', '6', '7', '8', '9', 'mine'], []])
  })

  test('that is known already needs no copy', () => {
    const seen = joinLater(known, testId('message', 8), [copy])
    expect(withCopy(withOutgoing(seen, outgoing), 'a', copy).outgoing).toEqual([])
  })

  test('that could not be sent goes, and only that one', () => {
    const two = withOutgoing(withOutgoing(known, outgoing), { ...outgoing, clientMessageId: 'b' })
    expect(withoutOutgoing(two, 'a').outgoing.map(({ clientMessageId }) => clientMessageId)).toEqual(['b'])
  })

  test('given again stands last, once', () => {
    const two = withOutgoing(withOutgoing(known, outgoing), { ...outgoing, clientMessageId: 'b' })
    expect(withOutgoing(two, outgoing).outgoing.map(({ clientMessageId }) => clientMessageId)).toEqual(['b', 'a'])
  })
})
