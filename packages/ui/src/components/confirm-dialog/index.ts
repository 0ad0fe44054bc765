export { ConfirmDialog, confirmTones, type ConfirmDialogProps, type ConfirmTone } from '../dialog/ConfirmDialog.tsx'
