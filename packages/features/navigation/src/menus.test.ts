import { navigationTexts } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import { countOf, isAt, linksOf, type MainEntry, menusFor } from './menus.ts'

const everything = () => true
const nothing = () => false

const outline = (entries: readonly MainEntry[]) =>
  entries.map((entry) => (entry.kind === 'link' ? entry.href : [entry.label, ...entry.items.map(({ href }) => href)]))

describe('menusFor', () => {
  test('a pilot has Flights without the matches', () => {
    expect(outline(menusFor('pilot', everything).main)).toEqual([
      [navigationTexts.flights, '/my-flights', '/flight-share-requests', '/pilot-explorer'],
      '/community',
      '/messages',
    ])
  })

  test('an administrator has Flights with all four', () => {
    expect(outline(menusFor('super_admin', everything).main)[0]).toEqual([
      navigationTexts.flights,
      '/my-flights',
      '/flight-share-requests',
      '/pilot-explorer',
      '/pilot-matches',
    ])
  })

  test('an operator has their dashboard in place of Flights', () => {
    expect(outline(menusFor('operator', everything).main)).toEqual(['/operator', '/community', '/messages'])
  })

  test('everybody has the same account menu', () => {
    for (const role of ['pilot', 'operator', 'super_admin'] as const)
      expect(menusFor(role, everything).account.map(({ label }) => label)).toEqual([
        navigationTexts.profile,
        navigationTexts.paymentMethods,
      ])
  })

  test('links whose page is not built are left out, and menus that would be empty too', () => {
    expect(menusFor('pilot', nothing)).toEqual({ main: [], account: [] })
    expect(outline(menusFor('pilot', (href) => href === '/my-flights').main)).toEqual([
      [navigationTexts.flights, '/my-flights'],
    ])
  })
})

describe('isAt', () => {
  test('marks a page and what lies below it', () => {
    expect(isAt('/messages', '/messages')).toBe(true)
    expect(isAt('/messages/7', '/messages')).toBe(true)
    expect(isAt('/messages-of-others', '/messages')).toBe(false)
    expect(isAt('/', '/messages')).toBe(false)
  })
})

describe('countOf', () => {
  const waiting = { messages: 1, requests: 12 }

  test('numbers stand beside their links only, with words that read them out', () => {
    expect(countOf([{ icon: 'messages' }], waiting)).toEqual({ count: 1, countLabel: '1 unread message' })
    expect(countOf([{ icon: 'requests' }], waiting)).toEqual({ count: 12, countLabel: '12 pending requests' })
    expect(countOf([{ icon: 'community' }], waiting)).toBeUndefined()
  })

  test('where nothing waits there is no number', () => {
    expect(countOf([{ icon: 'messages' }], { ...waiting, messages: 0 })).toBeUndefined()
    expect(countOf([{ icon: 'messages' }], {})).toBeUndefined()
  })

  test('what leads to several links counts them together, each in its words', () => {
    const { main } = menusFor('pilot', everything)
    expect(countOf(main.flatMap(linksOf), waiting)).toEqual({ count: 13, countLabel: '12 pending requests, 1 unread message' })
    const flights = main.flatMap((entry) => (entry.kind === 'group' ? linksOf(entry) : []))
    expect(countOf(flights, waiting)).toEqual({ count: 12, countLabel: '12 pending requests' })
  })
})
