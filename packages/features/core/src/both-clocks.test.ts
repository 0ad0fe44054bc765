import { expect, test } from 'vitest'
import { startOnBothClocks, timeOnBothClocks } from './both-clocks.ts'

const paloAlto = { start: '2026-12-12T18:00:00Z', hours: 3, timeZone: 'America/Los_Angeles' }

test('the airport’s clock stands first, the viewer’s in brackets where it differs', () => {
  expect(timeOnBothClocks(paloAlto, 'Asia/Kolkata')).toBe(
    'Sat 12 Dec, 10:00–13:00 PST (your time Sat 12 Dec, 23:30–Sun 13 Dec, 02:30 GMT+5:30)',
  )
  expect(startOnBothClocks(paloAlto.start, paloAlto.timeZone, 'Europe/Berlin')).toBe(
    'Sat 12 Dec, 10:00 PST (your time Sat 12 Dec, 19:00 GMT+1)',
  )
})

test.each(['America/Los_Angeles', 'America/Tijuana', undefined])('a viewer in %s is told one time', (viewerZone) => {
  expect(timeOnBothClocks(paloAlto, viewerZone)).toBe('Sat 12 Dec, 10:00–13:00 PST')
  expect(startOnBothClocks(paloAlto.start, paloAlto.timeZone, viewerZone)).toBe('Sat 12 Dec, 10:00 PST')
})

test('an unreadable moment is nothing', () => {
  expect(startOnBothClocks('soon', paloAlto.timeZone, 'Asia/Kolkata')).toBe('')
})
