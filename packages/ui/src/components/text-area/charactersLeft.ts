/** Characters as people count them in a limit: Unicode code points, so that an emoji is one and not two. */
export const countCharacters = (text: string): number => {
  let count = 0
  for (const _character of text) count += 1
  return count
}

/** Whether a listener should hear how much is left: seldom at first, then at every step past the end. */
export const isWorthSaying = (left: number): boolean => left <= 0 || left === 5 || left === 10 || left === 20

/** English words for what is left of a limit. */
export const englishLeft = (left: number): string => {
  const count = Math.abs(left)
  const noun = count === 1 ? 'character' : 'characters'
  return left < 0 ? `${count} ${noun} too many` : `${count} ${noun} left`
}
