/** Mailboxes of the demo world all end so; a production start refuses a database that holds one. */
export const DEMO_DOMAIN = 'demo.pilotpair.test'

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Clear-Skies-26'

const mailbox = (name: string): string => `${name}@${DEMO_DOMAIN}`

/** A demo operator or administrator. */
export interface DemoStaff {
  readonly email: string
  readonly name: string
  readonly role: 'operator' | 'super_admin'
  readonly joinedDaysAgo: number
}

/** A demo pilot's profile; rates are US dollars an hour, airports are idents. */
export interface DemoProfile {
  readonly licenseType: 'private' | 'commercial' | 'airline_transport' | 'instructor'
  readonly licenseNumber: string
  readonly licenseYearsAhead: number
  readonly flightHours: number
  readonly accessToAircraft: boolean
  readonly rates: readonly [min: number, max: number]
  readonly home: string
  readonly favourite: string
  readonly preferred: readonly string[]
  readonly notes: string
}

/** A demo pilot. `profile: null` has registered and filled in nothing yet. */
export interface DemoPilot {
  readonly email: string
  readonly name: string
  readonly verification: 'pending' | 'approved'
  readonly isActivated: boolean
  readonly joinedDaysAgo: number
  readonly profile: DemoProfile | null
}

export const demoStaff: readonly DemoStaff[] = [
  { email: mailbox('operator'), name: 'Golden Bay Aviation', role: 'operator', joinedDaysAgo: 210 },
  { email: mailbox('operator2'), name: 'East Bay Flyers', role: 'operator', joinedDaysAgo: 160 },
  { email: mailbox('operator3'), name: 'Meridian Air Club', role: 'operator', joinedDaysAgo: 95 },
  { email: mailbox('admin'), name: 'Rita Alvarez', role: 'super_admin', joinedDaysAgo: 365 },
]

const approved = { verification: 'approved', isActivated: true } as const
const pending = { verification: 'pending', isActivated: true } as const

export const demoPilots: readonly DemoPilot[] = [
  {
    ...approved,
    email: mailbox('pilot'),
    name: 'Maya Lindqvist',
    joinedDaysAgo: 120,
    profile: {
      licenseType: 'private',
      licenseNumber: '3874412',
      licenseYearsAhead: 2,
      flightHours: 286.5,
      accessToAircraft: false,
      rates: [120, 350],
      home: 'KPAO',
      favourite: 'KHAF',
      preferred: ['KPAO', 'KSQL', 'KHAF'],
      notes: 'Weekend flyer. I like coastal routes and a second pair of eyes on the radio.',
    },
  },
  {
    ...approved,
    email: mailbox('copilot'),
    name: 'Daniel Okafor',
    joinedDaysAgo: 118,
    profile: {
      licenseType: 'commercial',
      licenseNumber: '3510987',
      licenseYearsAhead: 3,
      flightHours: 640,
      accessToAircraft: false,
      rates: [130, 400],
      home: 'KPAO',
      favourite: 'KMRY',
      preferred: ['KPAO', 'KMRY'],
      notes: 'Building hours for an airline career. Happy to fly either seat.',
    },
  },
  { ...pending, email: mailbox('pending'), name: 'Ines Duarte', joinedDaysAgo: 1, profile: null },
  {
    ...approved,
    email: mailbox('priya.raman'),
    name: 'Priya Raman',
    joinedDaysAgo: 88,
    profile: {
      licenseType: 'private',
      licenseNumber: '4051238',
      licenseYearsAhead: 2,
      flightHours: 212,
      accessToAircraft: false,
      rates: [150, 360],
      home: 'KSQL',
      favourite: 'KSQL',
      preferred: ['KSQL', 'KPAO'],
      notes: 'Instrument rated and keen to stay current.',
    },
  },
  {
    ...approved,
    email: mailbox('tom.hallgren'),
    name: 'Tom Hallgren',
    joinedDaysAgo: 200,
    profile: {
      licenseType: 'airline_transport',
      licenseNumber: '2419067',
      licenseYearsAhead: 1,
      flightHours: 4310,
      accessToAircraft: true,
      rates: [200, 600],
      home: 'KSJC',
      favourite: 'KPAO',
      preferred: ['KSJC', 'KPAO'],
      notes: 'Retired captain. Twins preferred, coffee required.',
    },
  },
  {
    ...approved,
    email: mailbox('elena.marchetti'),
    name: 'Elena Marchetti',
    joinedDaysAgo: 140,
    profile: {
      licenseType: 'instructor',
      licenseNumber: '3022741',
      licenseYearsAhead: 2,
      flightHours: 1875,
      accessToAircraft: true,
      rates: [100, 400],
      home: 'KHAF',
      favourite: 'KHAF',
      preferred: ['KHAF', 'KPAO', 'KHWD'],
      notes: 'Flight instructor, airplanes and helicopters.',
    },
  },
  {
    ...approved,
    email: mailbox('sam.whitfield'),
    name: 'Sam Whitfield',
    joinedDaysAgo: 47,
    profile: {
      licenseType: 'private',
      licenseNumber: '4190355',
      licenseYearsAhead: 4,
      flightHours: 98.2,
      accessToAircraft: false,
      rates: [100, 200],
      home: 'KRHV',
      favourite: 'KRHV',
      preferred: ['KRHV'],
      notes: 'Newly licensed, looking for patient company.',
    },
  },
  {
    ...approved,
    email: mailbox('aiko.tanabe'),
    name: 'Aiko Tanabe',
    joinedDaysAgo: 76,
    profile: {
      licenseType: 'commercial',
      licenseNumber: '3367720',
      licenseYearsAhead: 3,
      flightHours: 1120,
      accessToAircraft: false,
      rates: [140, 450],
      home: 'KPAO',
      favourite: 'KLVK',
      preferred: ['KPAO', 'KLVK'],
      notes: 'Aerial photographer. Slow and low, early mornings.',
    },
  },
  {
    ...pending,
    email: mailbox('luis.carranza'),
    name: 'Luis Carranza',
    joinedDaysAgo: 3,
    profile: {
      licenseType: 'private',
      licenseNumber: '4120987',
      licenseYearsAhead: 2,
      flightHours: 134,
      accessToAircraft: false,
      rates: [100, 220],
      home: 'KHWD',
      favourite: 'KHWD',
      preferred: ['KHWD'],
      notes: '',
    },
  },
  {
    ...pending,
    email: mailbox('hannah.voss'),
    name: 'Hannah Voss',
    joinedDaysAgo: 4,
    profile: {
      licenseType: 'commercial',
      licenseNumber: '3998120',
      licenseYearsAhead: 1,
      flightHours: 520,
      accessToAircraft: false,
      rates: [120, 300],
      home: 'EDAZ',
      favourite: 'EDAZ',
      preferred: ['EDAZ', 'EGTB'],
      notes: 'Based near Berlin, in California every spring.',
    },
  },
  {
    verification: 'approved',
    isActivated: false,
    email: mailbox('ben.achterberg'),
    name: 'Ben Achterberg',
    joinedDaysAgo: 180,
    profile: {
      licenseType: 'airline_transport',
      licenseNumber: '2870043',
      licenseYearsAhead: 2,
      flightHours: 3620,
      accessToAircraft: false,
      rates: [200, 500],
      home: 'EGTB',
      favourite: 'EGTB',
      preferred: ['EGTB'],
      notes: '',
    },
  },
  { ...approved, email: mailbox('noor.jalali'), name: 'Noor Jalali', joinedDaysAgo: 21, profile: null },
]
