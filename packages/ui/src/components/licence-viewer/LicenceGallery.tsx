import { ChevronLeft, ChevronRight, ImageOff, ZoomIn, ZoomOut } from 'lucide-react'
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { useFocusHeir } from '../../internal/useFocusHeir.ts'
import { useRovingFocus } from '../../internal/useRovingFocus.ts'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import * as css from './LicenceViewer.css.ts'
import { Stage } from './Stage.tsx'
import { english, licenceSides, type ImageState, type LicenceSide, type LicenceTexts } from './types.ts'
import { viewerKey, zoomBy, zoomSteps, type Zoom } from './zoom.ts'

export interface LicenceGalleryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Addresses of the images; one that is missing says so. */
  images: Record<LicenceSide, string | undefined>
  /** The image shown large at first. @default 'front' */
  initialSide?: LicenceSide | undefined
  /** Told when an image is tried again, so that the host can look after its session first. @default none */
  onRetry?: ((side: LicenceSide) => void) | undefined
  /** Words to replace. @default English */
  texts?: Partial<LicenceTexts> | undefined
}

const untried: ImageState = { status: 'loading', attempt: 0 }

/** What is known about each address: a new one starts afresh. */
const useImageStates = () => {
  const [states, setStates] = useState<ReadonlyMap<string, ImageState>>(new Map())
  const change = (src: string, make: (was: ImageState) => ImageState): void =>
    setStates((was) => new Map(was).set(src, make(was.get(src) ?? untried)))
  return {
    stateOf: (src: string): ImageState => states.get(src) ?? untried,
    setStatus: (src: string, status: ImageState['status']) => change(src, ({ attempt }) => ({ status, attempt })),
    retry: (src: string) => change(src, ({ attempt }) => ({ status: 'loading', attempt: attempt + 1 })),
  }
}

interface ThumbProps extends ComponentProps<'button'> {
  label: string
  src: string | undefined
  state: ImageState
  onStatus: (status: ImageState['status']) => void
}

const Thumb = ({ label, src, state, onStatus, ...rest }: ThumbProps) => (
  <button {...rest} type="button" role="tab" className={css.thumb}>
    <span className={css.thumbFrame}>
      {src === undefined || state.status === 'failed' ? (
        <IconSlot>
          <ImageOff />
        </IconSlot>
      ) : (
        <img key={state.attempt} src={src} alt="" draggable={false} className={css.thumbImage} onError={() => onStatus('failed')} />
      )}
    </span>
    <span className={css.thumbLabel}>{label}</span>
  </button>
)

/** The three images without a dialog around them, for a page that shows them in place. */
export const LicenceGallery = (props: LicenceGalleryProps) => {
  const { images, initialSide = 'front', onRetry, texts, className, onKeyDown, ...rest } = props
  const words = { ...english, ...texts }
  const [side, setSide] = useState<LicenceSide>(initialSide)
  const [zoom, setZoom] = useState<Zoom>(1)
  const { stateOf, setStatus, retry } = useImageStates()
  const prefix = useId()
  const show = (next: LicenceSide): void => {
    setSide(next)
    setZoom(1)
  }
  const { groupProps, itemProps, focusItem } = useRovingFocus({ ids: licenceSides, current: side, onMove: show })

  const src = images[side]
  const label = words.sides[side]
  const state = src === undefined ? untried : stateOf(src)
  const canZoom = src !== undefined && state.status !== 'failed'
  // The keys of the viewer go on where "Try again" was.
  const heir = useFocusHeir(state.status === 'failed', () => focusItem(side))

  const at = licenceSides.indexOf(side)
  const step = (by: 1 | -1): void => {
    const next = licenceSides[(at + by + licenceSides.length) % licenceSides.length]
    if (next !== undefined) show(next)
  }
  const pressKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const key = viewerKey(event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    const turns = key === 'next' || key === 'previous'
    // Inside an enlarged image the arrows move the image.
    if (key === undefined || (turns && zoom > 1 && event.target instanceof Element && event.target.matches('[data-stage]'))) return
    event.preventDefault()
    if (turns) step(key === 'next' ? 1 : -1)
    else if (key === 'whole') setZoom(1)
    else if (canZoom) setZoom(zoomBy(zoom, key === 'larger' ? 1 : -1))
  }

  const panel = `${prefix}-panel`
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts for the buttons inside
    <div {...rest} className={cx(css.viewer, className)} onKeyDown={pressKey}>
      <div id={panel} role="tabpanel" aria-labelledby={`${prefix}-${side}`} className={css.frame}>
        {src === undefined ? (
          <p className={cx(css.stage, css.message)}>{words.missing(label)}</p>
        ) : state.status === 'failed' ? (
          <div role="alert" className={cx(css.stage, css.message)}>
            <p>{words.failed(label)}</p>
            <Button
              variant="outline"
              tone="neutral"
              {...heir}
              onClick={() => {
                onRetry?.(side)
                retry(src)
              }}
            >
              {words.retry}
            </Button>
          </div>
        ) : (
          <Stage
            key={side}
            src={src}
            alt={label}
            zoom={zoom}
            state={state}
            onStatus={(status) => setStatus(src, status)}
            onToggleZoom={() => setZoom(zoom === 1 ? 2 : 1)}
          />
        )}
      </div>
      <div className={css.tools}>
        <div className={css.group}>
          <IconButton icon={<ChevronLeft className={css.mirrored} />} label={words.previous} onClick={() => step(-1)} />
          <IconButton icon={<ChevronRight className={css.mirrored} />} label={words.next} onClick={() => step(1)} />
          <p className={css.place} aria-live="polite">
            <bdi className={css.placeName}>{label}</bdi> <bdi className={css.placeNumber}>{words.place(at + 1, licenceSides.length)}</bdi>
          </p>
        </div>
        <div className={css.group}>
          <IconButton
            icon={<ZoomOut />}
            label={words.smaller}
            aria-disabled={!canZoom || zoom === zoomSteps[0]}
            onClick={() => setZoom(zoomBy(zoom, -1))}
          />
          <span className={cx(css.place, css.percent)} aria-live="polite">
            {zoom * 100}%
          </span>
          <IconButton
            icon={<ZoomIn />}
            label={words.larger}
            aria-disabled={!canZoom || zoom === zoomSteps.at(-1)}
            onClick={() => canZoom && setZoom(zoomBy(zoom, 1))}
          />
        </div>
      </div>
      <div {...groupProps} role="tablist" aria-label={words.group} className={css.thumbs}>
        {licenceSides.map((each) => {
          const address = images[each]
          return (
            <Thumb
              key={each}
              id={`${prefix}-${each}`}
              label={words.sides[each]}
              src={address}
              state={address === undefined ? untried : stateOf(address)}
              onStatus={(status) => address !== undefined && setStatus(address, status)}
              aria-selected={each === side}
              aria-controls={panel}
              {...(each === side && { 'data-initial-focus': '' })}
              {...itemProps(each)}
              onClick={() => show(each)}
            />
          )
        })}
      </div>
    </div>
  )
}
