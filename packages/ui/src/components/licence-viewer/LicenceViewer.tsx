import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx'
import { LicenceGallery, type LicenceGalleryProps } from './LicenceGallery.tsx'
import { details } from './LicenceViewer.css.ts'

export interface LicenceViewerProps extends LicenceGalleryProps, Pick<DialogProps, 'isOpen' | 'onClose' | 'footer' | 'isBusy'> {
  /** @default 'License Documents' */
  title?: string | undefined
  /** Whose they are, for example "Luis Carranza, luis.carranza@example.com". */
  description?: ReactNode
  /** What is known beside the images: type, number, expiration. */
  children?: ReactNode
}

/**
 * The documents of a pilot, for whoever approves them: front and back of the license, and a selfie, all three in
 * sight and one of them large. Previous and next, arrow keys, zoom up to three times; an image that fails can be tried
 * again. The decision itself belongs in `footer`.
 */
export const LicenceViewer = (props: LicenceViewerProps) => {
  const { isOpen, onClose, title = 'License Documents', description, children, footer, isBusy = false, ...images } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      footer={footer}
      isBusy={isBusy}
      size="wide"
    >
      <LicenceGallery {...images} />
      {children !== undefined && <div className={details}>{children}</div>}
    </Dialog>
  )
}
