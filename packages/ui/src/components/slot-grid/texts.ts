/** Words of the slot grid. */
export interface SlotGridTexts {
  /** Stands where the selection is written, while there is none. */
  nothing: string
  /** Stands there when there are no hours at all. */
  noHours: string
  /** What zone the hours are in. `place` is undefined where the host names none. */
  zone: (zone: string, place: string | undefined) => string
  /** The same hours on the viewer's own clock. */
  ownTime: (time: string) => string
  /** Read out after the viewer's own time of an hour. */
  ownHour: string
  /** So many hours in words. */
  hours: (count: number) => string
  free: string
  selected: (hours: string) => string
  taken: string
  past: string
  /** Read out with an hour from which the fixed length does not fit. */
  short: (hours: string) => string
  /** How hours are picked, below the grid. */
  howTo: string
  /** The same for a fixed length. */
  howToFixed: (hours: string) => string
  /** Announced after a press. */
  announceSelected: (time: string, hours: string) => string
  announceNothing: string
}

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`)

export const slotGridTexts: SlotGridTexts = {
  nothing: 'Choose your hours',
  noHours: 'There are no hours to choose',
  zone: (zone, place) => (place === undefined ? `Times in ${zone}` : `Times in ${zone}, the zone of ${place}`),
  ownTime: (time) => `Your time ${time}`,
  ownHour: 'your time',
  hours,
  free: 'Free',
  selected: (count) => `Selected: ${count}`,
  taken: 'Taken',
  past: 'Past',
  short: (count) => `too short for ${count}`,
  howTo: 'Pick hours that follow one another. A gap starts a new selection.',
  howToFixed: (count) => `Pick the start. The flight takes ${count}.`,
  announceSelected: (time, count) => `Selected ${time}, ${count}`,
  announceNothing: 'Nothing selected',
}
