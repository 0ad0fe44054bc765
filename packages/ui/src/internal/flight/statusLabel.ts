/**
 * A status as the server wrote it, made readable (specification §4): first letter capital, underscores as spaces.
 * `weather_hold` reads "Weather hold". An empty one reads "Unknown".
 */
export const statusLabel = (status: string): string => {
  const words = status.replaceAll('_', ' ').trim()
  const [first, ...rest] = Array.from(words)
  return first === undefined ? 'Unknown' : first.toUpperCase() + rest.join('')
}

/** Words for a length: "1 hour", "3 hours". */
export const englishHours = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`)
