/** Has long lists drawn whole, as for paper: otherwise they are drawn as their end comes near. */
export const drawAll = (): void => {
  globalThis.dispatchEvent(new Event('beforeprint'))
}
