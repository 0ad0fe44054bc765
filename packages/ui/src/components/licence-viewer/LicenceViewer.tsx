import type { ReactNode } from 'react'
import { Dialog, type DialogProps, type ReadyDialogProps } from '../dialog/Dialog.tsx'
import { LicenceGallery, type LicenceGalleryProps } from './LicenceGallery.tsx'
import { details } from './LicenceViewer.css.ts'

export interface LicenceViewerProps
  extends ReadyDialogProps,
    Pick<DialogProps, 'onClose' | 'footer' | 'isBusy'>,
    Pick<LicenceGalleryProps, 'images' | 'initialSide' | 'onRetry' | 'texts'> {
  /** Heading of the dialog, and its name. @default 'License Documents' */
  title?: string | undefined
  /** Whose they are, for example "Luis Carranza, luis.carranza@example.com". @default nothing */
  description?: ReactNode
  /** What is known beside the images: type, number, expiration. @default nothing */
  children?: ReactNode
}

/**
 * The documents of a pilot, for whoever approves them: front and back of the license, and a selfie, all three in
 * sight and one of them large. Previous and next, arrow keys, zoom up to three times; an image that fails can be tried
 * again. The decision itself belongs in `footer`. As with every dialog, `ref`, class and data attributes reach the native
 * `<dialog>`.
 */
export const LicenceViewer = (props: LicenceViewerProps) => {
  const { title = 'License Documents', children, images, initialSide, onRetry, texts, ...dialog } = props
  return (
    <Dialog {...dialog} title={title} size="wide">
      <LicenceGallery images={images} initialSide={initialSide} onRetry={onRetry} texts={texts} />
      {children !== undefined && <div className={details}>{children}</div>}
    </Dialog>
  )
}
