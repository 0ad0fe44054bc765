export {
  connectToaster, dismissToast, showToast, toastTypes, type Toast, type ToastAction, type ToastRequest,
  type ToastSink, type ToastType, whenToastsWait,
} from './toastQueue.ts'
