import { adminEndpoints, adminTexts, type AdminUserCounts, type UserAdmin } from '@pilotpair/contract'
import {
  buildAdminUserCounts, buildPilotProfileAdmin, buildUserAdmin, hoursFromNow, testId,
} from '@pilotpair/contract/testing'
import { answers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse, type JsonBodyType } from 'msw'

/** An account by number and name. */
export const account = (number: number, name: string, overrides: Partial<UserAdmin> = {}): UserAdmin =>
  buildUserAdmin({
    id_user_account: testId('user', 200 + number),
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
    created_at: hoursFromNow(-24 * number),
    ...overrides,
  })

/** Pilots who wait, one without the documents. */
export const pendingPilots: readonly UserAdmin[] = [
  account(1, 'Luis Carranza'),
  account(2, 'Hannah Voss', {
    pilot_profile: buildPilotProfileAdmin({ license_type: 'commercial', license_number: '3998120', license_expiration: '2027-09-21' }),
  }),
  account(3, 'Ben Achterberg', { pilot_profile: buildPilotProfileAdmin({ license_type: 'airline_transport', license_number: '2870043' }) }),
  account(4, 'Noor Jalali', {
    pilot_profile: buildPilotProfileAdmin({
      license_type: null,
      license_number: null,
      license_expiration: null,
      profile_completed: false,
    }),
  }),
]

const approved = (number: number, name: string, overrides: Partial<UserAdmin> = {}): UserAdmin =>
  account(number, name, { pilot_profile: buildPilotProfileAdmin({ verification: 'approved' }), ...overrides })

/** Approved pilots, one of them deactivated. */
export const activePilots: readonly UserAdmin[] = [
  approved(11, 'Maya Lindqvist'),
  approved(12, 'Daniel Okafor'),
  approved(13, 'Priya Raman', { is_activated: false }),
]

/** Operators, one of them deactivated. */
export const operators: readonly UserAdmin[] = [
  account(21, 'Golden Bay Aviation', { role: 'operator', pilot_profile: null }),
  account(22, 'Reid Field Flyers', { role: 'operator', pilot_profile: null, is_activated: false }),
]

const counts = (overrides: Partial<AdminUserCounts> = {}) =>
  answers(adminEndpoints.userCounts, buildAdminUserCounts({ pending_pilots: 4, active_pilots: 3, operators: 2, ...overrides }))

/** Accounts by tab. */
export type Lists = Readonly<Record<string, readonly UserAdmin[]>>

/** The answer of the list as the service gives it: by tab, by words in name or e-mail, page after page. */
export const usersAnswer = (lists: Lists, request: Request): HttpResponse<JsonBodyType> => {
  const query = new URL(request.url).searchParams
  const words = (query.get('search') ?? '').toLowerCase()
  const all = lists[query.get('category') ?? ''] ?? []
  const found = all.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(words))
  const from = Number(query.get('cursor') ?? 0)
  const until = from + Number(query.get('limit') ?? 500)
  const headers: Record<string, string> = until < found.length ? { 'X-Next-Cursor': String(until) } : {}
  return HttpResponse.json(found.slice(from, until), { headers })
}

const users = (lists: Lists) => handle(adminEndpoints.users, ({ request }) => usersAnswer(lists, request))

/** Answers four pilots with more to come; `next` answers what follows. */
const pages = (next: () => HttpResponse<JsonBodyType>) =>
  handle(adminEndpoints.users, ({ request }) =>
    new URL(request.url).searchParams.has('cursor')
      ? next()
      : HttpResponse.json([...pendingPilots], { headers: { 'X-Next-Cursor': '4' } }),
  )

const unbroken = 'a'.repeat(400)

/** Answers of the service for the user management, by name. */
export const adminScenarios = {
  /** Pilots and operators in every state. */
  loaded: [counts(), users({ pending_pilots: pendingPilots, active_pilots: activePilots, operators })],
  /** Nobody at all. */
  empty: [counts({ pending_pilots: 0, active_pilots: 0, operators: 0 }), users({})],
  /** Nothing has arrived yet. */
  loading: [neverAnswers(adminEndpoints.userCounts), neverAnswers(adminEndpoints.users)],
  /** Neither numbers nor users could be read. */
  error: [
    refuses(adminEndpoints.userCounts, 503, adminTexts.loadFailed),
    refuses(adminEndpoints.users, 503, adminTexts.loadFailed),
  ],
  /** The numbers could not be read, the users could. */
  withoutCounts: [refuses(adminEndpoints.userCounts, 503, adminTexts.loadFailed), users({ pending_pilots: pendingPilots })],
  /** Names that are long, unbroken, from right to left, or look like markup (c35). */
  edge: [
    counts({ active_pilots: 1_284_000 }),
    users({
      pending_pilots: [
        account(1, unbroken, { email: `${unbroken}@example.com` }),
        account(2, 'محمد (room-42) 10:30', { email: 'mohammed@example.com' }),
        account(3, 'יעל (בר-לב)', { email: 'yael@example.com', is_activated: false }),
        account(4, '<img src=x onerror=alert(1)> 👨‍👩‍👧‍👦', { email: 'markup@example.com', profile_picture: 'https://pictures.invalid/missing.jpg' }),
        account(5, 'Z̸̡̢̛̲̱͈̩̈́̄̃̿͊̕͝a̷̧̛͓̱̘͛̈́̓͑̕l̶̨̝̞̙͂̎̋͝g̵̨̛̠̰̽͐̓͝o̴̧̤̭͌̀̽̕', { email: 'zalgo@example.com' }),
      ],
    }),
  ],
  /** A first answer of four pilots; the second one fails. */
  nextPageFails: [counts({ pending_pilots: 7 }), pages(() => HttpResponse.json({ detail: adminTexts.loadFailed }, { status: 503 }))],
  /** A first answer of four pilots and a second one of three. */
  nextPage: [counts({ pending_pilots: 7 }), pages(() => HttpResponse.json([...activePilots]))],
  /** 500 pilots, ten answers. */
  full: [
    counts({ pending_pilots: 500 }),
    users({ pending_pilots: Array.from({ length: 500 }, (_, index) => account(index, `Pilot no. ${String(index + 1)}`, { email: `pilot${String(index + 1)}@example.com` })) }),
  ],
}
