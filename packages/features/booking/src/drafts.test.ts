import { bookingTexts } from '@pilotpair/contract'
import { forgetTab } from '@pilotpair/feature-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetDraft, newDraft, readDraft, type RequestDraft, writeDraft } from './drafts.ts'
import { forgetAircraft, keepAircraft, keptAircraft } from './kept-aircraft.ts'

const fakeStorage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
}

const refusing = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => {
  forgetAircraft()
  vi.unstubAllGlobals()
})

const skyhawk = { id: 'a1', name: 'Cessna 172S Skyhawk', registration: 'N738PA' }

test('what stands in for closed storage is forgotten with the tab', () => {
  vi.stubGlobal('sessionStorage', { getItem: refusing, setItem: refusing, removeItem: refusing, clear: refusing })
  keepAircraft(skyhawk)
  expect(keptAircraft()).toEqual(skyhawk)
  forgetTab()
  expect(keptAircraft()).toBeUndefined()
})

describe('the kept aircraft', () => {
  test('comes back until it is forgotten', () => {
    expect(keptAircraft()).toBeUndefined()
    keepAircraft(skyhawk)
    expect(keptAircraft()).toEqual(skyhawk)
    forgetAircraft()
    expect(keptAircraft()).toBeUndefined()
  })

  test.each(['{bad', 'null', '[]', '{"id":1}', '{"id":"","name":"x","registration":"y"}'])('c48: a damaged value is none: %s', (text) => {
    keepAircraft(skyhawk)
    sessionStorage.setItem('pilotpair.kept-aircraft', text)
    expect(keptAircraft()).toBeUndefined()
  })

  test('c48: without storage it lives as long as the page', () => {
    vi.stubGlobal('sessionStorage', { getItem: refusing, setItem: refusing, removeItem: refusing })
    keepAircraft(skyhawk)
    expect(keptAircraft()).toEqual(skyhawk)
    forgetAircraft()
    expect(keptAircraft()).toBeUndefined()
  })
})

describe('the draft of a request', () => {
  const draft: RequestDraft = { step: 'date', date: '2026-12-12', selected: ['2026-12-12T18:00:00.000Z'], notes: 'Coffee first?' }

  test('starts with the default notes, and every pair has its own', () => {
    expect(readDraft('p1', 'a1')).toEqual(newDraft)
    expect(newDraft.notes).toBe(bookingTexts.defaultNotes)
    writeDraft('p1', 'a1', draft)
    expect(readDraft('p1', 'a1')).toEqual(draft)
    expect(readDraft('p2', 'a1')).toEqual(newDraft)
    forgetDraft('p1', 'a1')
    expect(readDraft('p1', 'a1')).toEqual(newDraft)
  })

  test('c48: what cannot be read starts anew, and what can be read stays', () => {
    sessionStorage.setItem('pilotpair.request-draft.p1.a1', '{"step":"third","date":"2026-12-12","selected":["soon"],"notes":"Hello"}')
    expect(readDraft('p1', 'a1')).toEqual({ ...newDraft, notes: 'Hello' })
    sessionStorage.setItem('pilotpair.request-draft.p1.a1', 'null')
    expect(readDraft('p1', 'a1')).toEqual(newDraft)
  })
})
