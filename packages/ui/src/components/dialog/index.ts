export { ConfirmDialog, confirmTones, type ConfirmDialogProps, type ConfirmTone } from './ConfirmDialog.tsx'
export { Dialog, dialogSizes, type DialogProps, type DialogSize, type ReadyDialogProps } from './Dialog.tsx'
export { modalities, type Modality } from './useModal.ts'
