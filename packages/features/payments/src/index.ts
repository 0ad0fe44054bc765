/** The room is there, its screens are not yet. */
export const isBuilt = false
