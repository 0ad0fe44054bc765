const CENTS_MAX = 2_147_483_647

/** Cents as the wire's dollars: a number with at most two decimals. */
export const dollarsOf = (cents: number): number => cents / 100

/** The highest rate in cents that is not above a limit in dollars, within what the database compares. */
export const rateCeiling = (dollars: number): number => Math.min(Math.floor(dollars * 100 + 1e-6), CENTS_MAX)
