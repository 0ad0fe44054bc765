/** Words for a length, to two decimals: "1 hour", "3 hours", "1.5 hours"; "N/A" for what is none. */
export const englishHours = (hours: number): string => {
  if (!Number.isFinite(hours)) return 'N/A'
  const rounded = Math.round(hours * 100) / 100
  return rounded === 1 ? '1 hour' : `${rounded} hours`
}
