/** Words of the review. */
export interface FlightReviewTexts {
  title: string
  /** Names of the calendar and of the group of hours. */
  date: string
  hours: string
  /** What the tint of a day means. */
  free: string
  /** Until when can be booked. */
  until: (day: string) => string
  /** In place of the hours, while no day is chosen. */
  noDate: string
  /** In place of the hours of a day on which all is taken. */
  noHours: string
  /** The aircraft cannot be booked at all: what is so, and what to do. */
  noAvailability: string
  noAvailabilityMore: string
  notes: string
  optional: string
  /** About sharing the cost. */
  sharing: string
  previous: string
  submit: string
  submitting: string
  /** Sent without an hour, where the button explains instead of being off. */
  missing: string
}

export const flightReviewTexts: FlightReviewTexts = {
  title: 'Review Your Flight Request',
  date: 'Date',
  hours: 'Hours',
  free: 'Hours free',
  until: (day) => `Open until ${day}`,
  noDate: 'Choose a date to see its hours.',
  noHours: 'No free hours are left on this day. Choose another date.',
  noAvailability: 'This aircraft has no available booking times.',
  noAvailabilityMore: 'Please contact the operator for more information.',
  notes: 'Message',
  optional: 'Optional',
  sharing: 'Each pilot pays half. Sharing covers the cost of the flight and earns nobody a profit.',
  previous: 'Previous',
  submit: 'Send flight request',
  submitting: 'Sending...',
  missing: 'Please select at least one time slot.',
}
