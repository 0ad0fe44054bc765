// Spaces of every kind, and what takes no room: soft hyphens, joiners, marks of direction, variation selectors.
const nothingSeen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** Whether nobody would see anything of a text. */
export const isBlank = (text: string): boolean => nothingSeen.test(text)
