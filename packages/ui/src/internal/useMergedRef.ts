import { useCallback, type Ref, type RefCallback } from 'react'

const attach = <T>(ref: Ref<T> | undefined, node: T): (() => void) => {
  if (ref === undefined || ref === null) return () => undefined
  if (typeof ref !== 'function') {
    ref.current = node
    return () => {
      ref.current = null
    }
  }
  const cleanup = ref(node)
  return typeof cleanup === 'function' ? cleanup : () => ref(null)
}

/** One ref callback for two owners: the component's own ref and the caller's. */
export const useMergedRef = <T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> =>
  useCallback(
    (node: T) => {
      const detachers = [attach(own, node), attach(given, node)]
      return () => {
        for (const detach of detachers) detach()
      }
    },
    [own, given],
  )
