import { useEffect, useState } from 'react'

/** An address under which the browser shows a file that was not sent yet; given back when the file changes or leaves. */
export const useObjectUrl = (file: Blob | null | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (file === null || file === undefined) return
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- the address is made for the mounted picture and given back with it
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
