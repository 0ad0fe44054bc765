import { showToast, Toaster } from '@pilotpair/ui/toaster'

export const Part = () => (
  <>
    <button type="button" onClick={() => showToast({ type: 'success', text: 'Saved' })}>
      Save
    </button>
    <Toaster />
  </>
)
