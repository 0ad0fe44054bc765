/** An id of an address; `undefined` where there is none to speak of. */
export const idOf = (part: string | undefined): string | undefined => {
  const id = part?.trim() ?? ''
  return id === '' ? undefined : id
}
