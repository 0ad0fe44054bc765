/** How much larger than the whole an image is shown. */
export const zoomSteps = [1, 1.5, 2, 3] as const
export type Zoom = (typeof zoomSteps)[number]

/** The step after or before one; the last and the first stay. */
export const zoomBy = (zoom: Zoom, direction: 1 | -1): Zoom => zoomSteps[zoomSteps.indexOf(zoom) + direction] ?? zoom

/** What a key means to the viewer, if anything. */
export type ViewerKey = 'next' | 'previous' | 'larger' | 'smaller' | 'whole'

/** Arrows follow the direction of writing. */
export const viewerKey = (key: string, isRtl: boolean): ViewerKey | undefined => {
  switch (key) {
    case 'ArrowRight':
      return isRtl ? 'previous' : 'next'
    case 'ArrowLeft':
      return isRtl ? 'next' : 'previous'
    case '+':
    case '=':
      return 'larger'
    case '-':
      return 'smaller'
    case '0':
      return 'whole'
    default:
      return undefined
  }
}
