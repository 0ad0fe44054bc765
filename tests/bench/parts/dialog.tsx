import { Dialog } from '@pilotpair/ui/dialog'
import { useState } from 'react'

export const Part = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Delete the flight?" />
    </>
  )
}
