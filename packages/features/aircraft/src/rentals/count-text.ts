/**
 * How many aircraft there are, for example "6 aircraft". With more to come, how many of them are shown.
 */
export const countText = (count: number, hasMore: boolean): string =>
  hasMore ? `Showing the first ${String(count)} aircraft` : `${String(count)} aircraft`
