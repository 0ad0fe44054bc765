import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { IconSlot } from '../../internal/IconSlot.tsx'
import * as css from './PostCard.css.ts'

interface PostPictureProps {
  src: string
  alt: string
  failedText: string
}

/** A picture that failed before React took over the page fires no event any more, so it is asked on mounting. */
const failedEarly = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0

/** The picture of a post, 16:9. It keeps its room while it loads, and when it fails. */
export const PostPicture = ({ src, alt, failedText }: PostPictureProps) => {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <div className={css.picture}>
      {src === failedSrc ? (
        <p className={css.failed}>
          <IconSlot size="large">
            <ImageOff />
          </IconSlot>
          {failedText}
        </p>
      ) : (
        <img
          key={src}
          ref={(image) => {
            if (image !== null && failedEarly(image)) setFailedSrc(src)
          }}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className={css.image}
          onError={() => setFailedSrc(src)}
        />
      )}
    </div>
  )
}
