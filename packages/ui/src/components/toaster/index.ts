export { toastDefaults } from './constants.ts'
export { Toaster, type ToasterProps } from './Toaster.tsx'
export { dismissToast, showToast, toastTypes, type ToastAction, type ToastRequest, type ToastType } from '../toast-queue/index.ts'
