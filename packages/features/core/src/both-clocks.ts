import { type FlightSpan, flightStart, flightTime, flightTimeForViewer } from './flight-time.ts'

const withOwn = (span: FlightSpan, viewerZone: string | undefined, write: (span: FlightSpan) => string): string => {
  const there = write(span)
  if (viewerZone === undefined || flightTimeForViewer(span, viewerZone) === undefined) return there
  return `${there} (your time ${write({ ...span, timeZone: viewerZone })})`
}

/**
 * A flight inside a sentence, on the clock of its airport and, where that differs, on the viewer's: "Sat 12 Dec,
 * 10:00–13:00 PST (your time Sat 12 Dec, 19:00–22:00 GMT+1)".
 *
 * @param viewerZone IANA zone of the viewer; where it is not known, their time is not told
 */
export const timeOnBothClocks = (span: FlightSpan, viewerZone: string | undefined): string =>
  withOwn(span, viewerZone, flightTime)

/** A moment on both clocks, a deadline for example: "Sat 12 Dec, 10:00 PST (your time Sat 12 Dec, 19:00 GMT+1)". */
export const startOnBothClocks = (instant: string, timeZone: string, viewerZone: string | undefined): string =>
  withOwn({ start: instant, hours: 0, timeZone }, viewerZone, flightStart)
