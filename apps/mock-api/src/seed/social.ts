import type { PostCategory } from '@pilotpair/contract'
import type { Scene } from './pictures.ts'

/** One line of a demo conversation; people are named by the first part of their mailbox. */
export interface DemoLine {
  readonly from: string
  readonly hoursAgo: number
  readonly text: string
}

/** A demo conversation beside the invitations that belong to flights. */
export interface DemoChat {
  readonly people: readonly [string, string]
  readonly lines: readonly DemoLine[]
}

export const demoChats: readonly DemoChat[] = [
  {
    people: ['pilot', 'copilot'],
    lines: [
      { from: 'pilot', hoursAgo: 50, text: 'Great that it works out. Shall we meet at the school at nine?' },
      { from: 'copilot', hoursAgo: 49.5, text: 'Nine is fine. I will file the plan the evening before.' },
      { from: 'pilot', hoursAgo: 49.2, text: 'Perfect. I bring the headsets.' },
      { from: 'copilot', hoursAgo: 4.8, text: 'Just sent you another one for the weekend before, if you have time.' },
      { from: 'copilot', hoursAgo: 4.7, text: 'Lunch in Monterey is on me.' },
    ],
  },
  {
    people: ['pilot', 'tom.hallgren'],
    lines: [
      { from: 'pilot', hoursAgo: 29, text: 'I have never flown a twin. Is that a problem?' },
      { from: 'tom.hallgren', hoursAgo: 28.5, text: 'Not at all. I take the left seat, you take the radio.' },
    ],
  },
  {
    people: ['pilot', 'operator'],
    lines: [
      { from: 'pilot', hoursAgo: 75, text: 'Does N738PA have a current database for the GPS?' },
      { from: 'operator', hoursAgo: 73, text: 'Yes, it is updated with every cycle. Keys are at the front desk.' },
    ],
  },
]

/** A comment under a demo post. */
export interface DemoComment {
  readonly by: string
  readonly hoursAgo: number
  readonly text: string
  readonly likedBy: readonly string[]
}

/** A demo post. */
export interface DemoPost {
  readonly by: string
  readonly hoursAgo: number
  readonly category: PostCategory
  readonly title: string
  readonly content: string
  readonly scene?: Scene
  readonly likedBy: readonly string[]
  readonly comments: readonly DemoComment[]
}

const morning: Scene = {
  sky: [[37, 88, 148], [250, 214, 165]],
  sun: { x: 0.68, y: 0.5, colour: [255, 244, 214] },
  hills: [
    { height: 0.34, waves: 2, colour: [122, 146, 170] },
    { height: 0.24, waves: 3, colour: [78, 106, 128] },
    { height: 0.12, waves: 1.5, colour: [38, 62, 78] },
  ],
}

const evening: Scene = {
  sky: [[44, 38, 92], [238, 130, 96]],
  sun: { x: 0.3, y: 0.62, colour: [255, 206, 130] },
  hills: [
    { height: 0.28, waves: 1.5, colour: [112, 72, 104] },
    { height: 0.15, waves: 2.5, colour: [58, 42, 74] },
  ],
}

const noon: Scene = {
  sky: [[30, 110, 190], [190, 224, 244]],
  sun: { x: 0.5, y: 0.18, colour: [255, 255, 240] },
  hills: [
    { height: 0.3, waves: 3, colour: [126, 160, 118] },
    { height: 0.18, waves: 2, colour: [84, 128, 82] },
  ],
}

export const demoPosts: readonly DemoPost[] = [
  {
    by: 'copilot',
    hoursAgo: 20,
    category: 'flights',
    title: 'Sunrise over the bay',
    content: 'Wheels up at first light, back before breakfast. The air was smooth as glass all the way to the coast.',
    scene: morning,
    likedBy: ['pilot', 'priya.raman', 'tom.hallgren', 'operator'],
    comments: [
      { by: 'pilot', hoursAgo: 19, text: 'This is why we get up at five.', likedBy: ['copilot', 'priya.raman'] },
      { by: 'tom.hallgren', hoursAgo: 17, text: 'Forty years and it never gets old.', likedBy: ['copilot'] },
    ],
  },
  {
    by: 'elena.marchetti',
    hoursAgo: 46,
    category: 'training',
    title: 'Crosswind practice, the short version',
    content: 'Pick a day with ten knots across.\nFly the pattern with the wing low.\nHold it through the flare and do not let go on the roll-out.',
    scene: noon,
    likedBy: ['pilot', 'copilot'],
    comments: [{ by: 'priya.raman', hoursAgo: 40, text: 'Could we do an hour on Thursday?', likedBy: [] }],
  },
  {
    by: 'priya.raman',
    hoursAgo: 70,
    category: 'Q&A',
    title: 'How do you split the cost of an overnight stop?',
    content: 'Two pilots, one aircraft, tie-down and landing fees at the far end. Half each of everything, or only of the flying?',
    likedBy: ['pilot'],
    comments: [
      { by: 'copilot', hoursAgo: 66, text: 'Half of everything that the flight needs. Dinner is your own.', likedBy: ['priya.raman', 'pilot'] },
    ],
  },
  {
    by: 'operator',
    hoursAgo: 95,
    category: 'tips',
    title: 'Read the tach before you taxi',
    content: 'Note tach and fuel before the engine runs. It takes ten seconds and saves the one discussion nobody enjoys.',
    likedBy: ['tom.hallgren', 'elena.marchetti'],
    comments: [],
  },
  {
    by: 'tom.hallgren',
    hoursAgo: 120,
    category: 'flights',
    title: 'Last light along the ridge',
    content: 'Two hours in the Twin Star with a view to match. Thank you to my right seat for the photograph.',
    scene: evening,
    likedBy: ['pilot', 'copilot', 'elena.marchetti'],
    comments: [{ by: 'elena.marchetti', hoursAgo: 118, text: 'Beautiful. Which altitude?', likedBy: [] }],
  },
]
