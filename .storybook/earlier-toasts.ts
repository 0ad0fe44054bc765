import { connectToaster } from '@pilotpair/ui/toast-queue'

const nobody = { show: () => undefined, dismiss: () => undefined }

/** A story begins: toasts of earlier ones, which found no toaster any more, are not shown in it. */
export const forgetEarlierToasts = (): void => connectToaster(nobody)()
