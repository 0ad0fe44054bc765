import { createElement, type FunctionComponent, lazy, type ReactNode } from 'react'
import { type Prepare, Prepared, usePrepared } from './prepared.ts'

const failed = new Set<() => void>()

/** Forgets which screens' files did not come, so that they are fetched anew when they are shown again. */
export const fetchScreensAgain = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

/** A screen in what it is shown by: everything that it is given in one property, so that none is taken for React's own. */
const around = <Props extends object>(Screen: FunctionComponent<Props>, prepare: Prepare<Props> | undefined) => {
  const Shown = ({ own }: { readonly own: Props }): ReactNode => {
    const begun = usePrepared(prepare, own)
    const screen = createElement(Screen, own)
    return prepare === undefined ? screen : createElement(Prepared, { value: begun }, screen)
  }
  return Shown
}

/**
 * A screen whose file comes when it is first shown. Unlike React's `lazy` it can be had after a failure: what stands in
 * its place meanwhile calls {@link fetchScreensAgain}.
 *
 * @param load `() => import('./Screen.tsx')`
 * @param pick the screen in that module
 * @param pickPrepare what is read for it before it is drawn, in that module; see {@link usePrepared}
 */
// @__NO_SIDE_EFFECTS__
export const lazyScreen = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => FunctionComponent<Props>,
  pickPrepare?: (module: Module) => Prepare<Props>,
) => {
  const make = () =>
    lazy(async () => {
      try {
        const module = await load()
        return { default: around(pick(module), pickPrepare?.(module)) }
      } catch (error) {
        // `lazy` keeps a failure for good.
        failed.add(() => (Current = make()))
        throw error
      }
    })
  let Current = make()
  return (props: Props): ReactNode => createElement(Current, { own: props })
}
