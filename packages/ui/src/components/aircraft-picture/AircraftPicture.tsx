import { useState, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { useNear } from '../../internal/useNear.ts'
import { AircraftDrawing, type AircraftType } from '../illustrations/Aircraft.tsx'
import { wingOf } from '../illustrations/wing.ts'
import * as css from './AircraftPicture.css.ts'
import { RegistrationPlate } from './RegistrationPlate.tsx'

export const pictureShapes = ['plain', 'rounded', 'thumb'] as const
export type PictureShape = (typeof pictureShapes)[number]

export interface AircraftPictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Decides the silhouette that stands in for a missing picture. */
  type: AircraftType
  /**
   * Make and model, so that the silhouette carries its wing where the aircraft does.
   * @default undefined, the low wing
   */
  model?: string | undefined
  /** What is seen, for example "Cessna 172S Skyhawk". Give `""` where the name stands beside the picture. */
  alt: string
  /** Address of the photograph. @default undefined, the silhouette */
  imageUrl?: string | null | undefined
  /**
   * Shown on a plate over the picture; also keeps the paint of the silhouette the same everywhere.
   * @default undefined, no plate, and the paint of `type`
   */
  registration?: string | undefined
  /** Shows the plate. @default true */
  hasPlate?: boolean | undefined
  /** `plain` fills its card, `rounded` stands alone, `thumb` is 60 px wide in a table row. @default 'plain' */
  shape?: PictureShape | undefined
}

/** A picture that failed before React took over the page fires no event any more, so it is asked on mounting. */
const failedEarly = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0

/**
 * The drawing is some thirty shapes: far below the window only its name stands in its place, under the sky that the
 * frame paints anyway.
 */
const Silhouette = ({ type, model = '', alt, registration }: Pick<AircraftPictureProps, 'type' | 'model' | 'alt' | 'registration'>) => {
  const [ref, isNear] = useNear()
  if (!isNear) return <svg ref={ref} viewBox="0 0 3 2" {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })} />
  return (
    <AircraftDrawing
      type={type}
      wing={wingOf(model)}
      {...(alt !== '' && { label: alt })}
      {...(registration !== undefined && { seed: registration })}
    />
  )
}

/**
 * An aircraft, 3:2. A photograph is cropped to fit, loaded only when it comes near, and never told where it is shown;
 * a missing or broken one is replaced by a drawing of the aircraft's kind. Use it wherever an aircraft is seen: in
 * cards, details and, as `thumb`, in rows.
 */
export const AircraftPicture = (props: AircraftPictureProps) => {
const { type, model, alt, imageUrl, registration, hasPlate = true, shape = 'plain', className, ...rest } = props
  const [failedUrl, setFailedUrl] = useState<string>()
  const shown = typeof imageUrl === 'string' && imageUrl !== '' && imageUrl !== failedUrl ? imageUrl : undefined
  return (
    <div {...rest} className={cx(css.root, css.shape[shape], className)}>
      {shown === undefined ? (
        <Silhouette type={type} model={model} alt={alt} registration={registration} />
      ) : (
        <img
          key={shown}
          ref={(image) => {
            if (image !== null && failedEarly(image)) setFailedUrl(shown)
          }}
          src={shown}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className={css.image}
          onError={() => setFailedUrl(shown)}
        />
      )}
      {hasPlate && shape !== 'thumb' && registration !== undefined && registration !== '' && (
        <RegistrationPlate registration={registration} className={css.onPicture} />
      )}
    </div>
  )
}
