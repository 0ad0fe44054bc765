let locks = 0
let restore = (): void => undefined

/**
 * A page that keeps room for its scroll bar would leave a bright strip beside the backdrop. The room moves inside the
 * body meanwhile, so that nothing jumps either.
 */
const stopScrolling = (): (() => void) => {
  const page = document.documentElement.style
  const body = document.body.style
  const { overflow, scrollbarGutter } = page
  const { paddingInlineEnd } = body
  const room = window.innerWidth - document.documentElement.clientWidth
  page.overflow = 'hidden'
  page.scrollbarGutter = 'auto'
  if (room > 0) body.paddingInlineEnd = `${room}px`
  return () => {
    page.overflow = overflow
    page.scrollbarGutter = scrollbarGutter
    body.paddingInlineEnd = paddingInlineEnd
  }
}

/** Stops the page behind a dialog from scrolling. Locks may overlap; the last release restores the page. */
export const lockScroll = (): (() => void) => {
  if (locks === 0) restore = stopScrolling()
  locks += 1
  let released = false
  return () => {
    if (released) return
    released = true
    locks -= 1
    if (locks === 0) restore()
  }
}
