import { useCallback } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom'

const pageOf = ({ pathname, search, hash }: URL | Location): string => pathname + search + hash

/** Asks the browser where one is: the router says so only once the next page has been drawn. */
const isHere = (address: string): boolean => pageOf(new URL(address, location.href)) === pageOf(location)

/**
 * Goes to an address of the product, like a browser: an address that one is at already, or on the way to, makes no
 * second entry of the history. So a press that is repeated while its page is on the way asks for one Back, not for two.
 */
export const useGo = (): ((address: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate()
  return useCallback(
    (address, options) => void navigate(address, { ...options, replace: options?.replace === true || isHere(address) }),
    [navigate],
  )
}

/** The query of the address, and what changes it: a step of the history unless it replaces the one before. */
export const useQuery = () => {
  const [query] = useSearchParams()
  const go = useGo()
  const setQuery = useCallback(
    (next: string | Record<string, string>, options?: NavigateOptions) => go(`?${new URLSearchParams(next).toString()}`, options),
    [go],
  )
  return [query, setQuery] as const
}
