import { createElement, type FunctionComponent, lazy, type ReactNode } from 'react'

const failed = new Set<() => void>()

/** Forgets which screens' files did not come, so that they are fetched anew when they are shown again. */
export const fetchScreensAgain = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A screen whose file comes when it is first shown. Unlike React's `lazy` it can be had after a failure: what stands in
 * its place meanwhile calls {@link fetchScreensAgain}.
 *
 * @param load `() => import('./Screen.tsx')`
 * @param pick the screen in that module
 */
// @__NO_SIDE_EFFECTS__
export const lazyScreen = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => FunctionComponent<Props>,
) => {
  const make = () =>
    lazy(async () => {
      try {
        const Screen = pick(await load())
        return { default: ({ own }: { readonly own: Props }): ReactNode => createElement(Screen, own) }
      } catch (error) {
        // `lazy` keeps a failure for good.
        failed.add(() => (Current = make()))
        throw error
      }
    })
  let Current = make()
  return (props: Props): ReactNode => createElement(Current, { own: props })
}
