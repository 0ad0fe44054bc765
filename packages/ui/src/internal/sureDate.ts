/** A date that is one: what could not be read (`new Date('')`) counts as not given. */
export const sureDate = (date: Date | undefined): Date | undefined =>
  date === undefined || Number.isNaN(date.getTime()) ? undefined : date
