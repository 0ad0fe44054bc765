import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import { cx } from '../../internal/cx.ts'
import * as css from './LicenceViewer.css.ts'
import type { ImageState } from './types.ts'
import type { Zoom } from './zoom.ts'

interface StageProps {
  src: string
  alt: string
  zoom: Zoom
  state: ImageState
  onStatus: (status: ImageState['status']) => void
  onToggleZoom: () => void
}

/** Part of the image that is in the middle, from 0 to 1 each way. */
interface Middle {
  x: number
  y: number
}

const centre: Middle = { x: 0.5, y: 0.5 }

const middleOf = (box: HTMLElement): Middle => ({
  x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
  y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
})

/** The chosen image. Larger than its frame, it is moved by scrolling, by dragging with a mouse, or by arrow keys. */
export const Stage = ({ src, alt, zoom, state, onStatus, onToggleZoom }: StageProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const middle = useRef<Middle>(centre)

  useLayoutEffect(() => {
    const box = stage.current
    if (zoom === 1) middle.current = centre
    if (box === null) return
    const { x, y } = middle.current
    box.scrollLeft = x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = y * box.scrollHeight - box.clientHeight / 2
  }, [zoom])

  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1 || zoom === 1) return
    event.currentTarget.scrollLeft -= event.movementX
    event.currentTarget.scrollTop -= event.movementY
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons and keys beside it do the same
    <div
      ref={stage}
      data-stage=""
      dir="ltr"
      className={cx(css.stage, zoom > 1 && css.movable, state.status === 'loading' && css.waiting)}
      // Whole it is no stop, yet it keeps the focus that it has, or the keys would be dead.
      {...(zoom > 1 ? { tabIndex: 0, role: 'group', 'aria-label': alt } : { tabIndex: -1 })}
      onScroll={(event) => {
        middle.current = middleOf(event.currentTarget)
      }}
      onPointerMove={drag}
      onDoubleClick={onToggleZoom}
    >
      <img
        key={`${src} ${state.attempt}`}
        ref={(image) => {
          // Loaded or failed before React took over the page: no event comes any more.
          if (image === null || !image.complete || state.status !== 'loading') return
          onStatus(image.naturalWidth === 0 ? 'failed' : 'loaded')
        }}
        src={src}
        alt={alt}
        draggable={false}
        decoding="async"
        className={cx(css.image, css.zoomed[zoom])}
        onLoad={() => onStatus('loaded')}
        onError={() => onStatus('failed')}
      />
    </div>
  )
}
