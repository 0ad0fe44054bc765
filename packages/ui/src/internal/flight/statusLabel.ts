/**
 * A status as the server wrote it, made readable (specification §4): first letter capital, underscores as spaces.
 * `weather_hold` reads "Weather hold". An empty one reads "Unknown".
 */
export const statusLabel = (status: string): string => {
  const words = status.replaceAll('_', ' ').trim()
  const [first, ...rest] = Array.from(words)
  return first === undefined ? 'Unknown' : first.toUpperCase() + rest.join('')
}
