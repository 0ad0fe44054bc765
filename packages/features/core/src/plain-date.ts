const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A plain date (YYYY-MM-DD) as words, never through a `Date`: "3 Mar 2028". Anything else stays as it is. */
export const plainDateText = (date: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const name = monthNames[Number(month) - 1]
  return year === undefined || day === undefined || name === undefined ? date : `${String(Number(day))} ${name} ${year}`
}
