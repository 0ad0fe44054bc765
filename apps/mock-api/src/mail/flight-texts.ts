import type { Mail } from './port.ts'

/** What a mail about a flight says beside the flight itself. */
export interface FlightNews {
  readonly subject: string
  /** One sentence on what has happened. */
  readonly sentence: string
}

/** The facts of a flight in the words of a mail. */
export interface FlightInWords {
  readonly aircraft: string
  /** Local time at the aircraft's airport, with its zone. */
  readonly time: string
  /** The operator's words, if any. */
  readonly operatorMessage: string | null
}

/** A mail that tells a person of a change of a flight. */
export const flightMail = (to: string, news: FlightNews, flight: FlightInWords, link: string): Mail => ({
  to,
  subject: news.subject,
  text: [
    'Hello,',
    '',
    news.sentence,
    '',
    `Aircraft: ${flight.aircraft}`,
    `Time: ${flight.time}`,
    ...(flight.operatorMessage === null ? [] : [`Message of the operator: ${flight.operatorMessage}`]),
    '',
    link,
    '',
    'PilotPair',
  ].join('\n'),
})
