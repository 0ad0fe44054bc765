/** For a story's `beforeEach`: the text of the page at 200 %, as a browser's setting makes it, until the story ends. */
export const largeText = (): (() => void) => {
  document.documentElement.style.fontSize = '32px'
  return () => {
    document.documentElement.style.fontSize = ''
  }
}
