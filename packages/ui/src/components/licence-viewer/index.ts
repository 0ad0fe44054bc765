export { LicenceGallery, type LicenceGalleryProps } from './LicenceGallery.tsx'
export { LicenceViewer, type LicenceViewerProps } from './LicenceViewer.tsx'
export { licenceSides, type LicenceSide, type LicenceTexts } from './types.ts'
