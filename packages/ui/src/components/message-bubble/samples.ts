import type { Message } from './types.ts'

/** The conversation of the stories. */
export const conversation: readonly Message[] = [
  {
    id: 'm1',
    kind: 'invitation',
    title: 'Daniel Okafor invited you to fly',
    text: 'Cessna 172S Skyhawk, Sat 12 Dec, 10:00–13:00 PST. Your share $247.50.',
    at: '2026-12-03T22:10:00Z',
    link: { href: '/flight-share-requests', label: 'Open the request' },
  },
  {
    id: 'm2',
    kind: 'other',
    senderName: 'Daniel Okafor',
    text: 'Hi Maya. I booked the Skyhawk for the 12th and would love company on the coast leg.',
    at: '2026-12-03T22:18:00Z',
  },
  {
    id: 'm3',
    kind: 'other',
    senderName: 'Daniel Okafor',
    text: 'You take the first half, I take the way back?',
    at: '2026-12-03T22:18:40Z',
  },
  { id: 'm4', kind: 'own', text: 'Yes please. Half Moon Bay for lunch, then home along the ridge.', at: '2026-12-03T22:26:00Z' },
  {
    id: 'm5',
    kind: 'operator',
    text: 'Runway 31 closes at 13:30 on Sat 12 Dec. Please be back on the ramp by 13:00 PST.',
    at: '2026-12-03T22:30:00Z',
  },
  { id: 'm6', kind: 'other', senderName: 'Daniel Okafor', text: 'Perfect. I will file for both of us.', at: '2026-12-03T22:32:00Z' },
  {
    id: 'm7',
    kind: 'own',
    text: 'Great, I will check the weather on Friday night.',
    at: '2026-12-03T22:33:00Z',
    status: 'sending',
  },
]
