/** The four paint schemes of the theme. */
export const liverySteps = [1, 2, 3, 4] as const
export type Livery = (typeof liverySteps)[number]
export type Sky = Livery
