import { type ComponentType, useState } from 'react'

/** What a screen says where the code of a dialog did not come. */
export const COULD_NOT_OPEN = 'This could not be opened. Check your connection, then try again.'

/** A dialog whose code comes when it is first wanted. */
export interface Part<Props> {
  /** The component, once its code is there. */
  readonly Part: ComponentType<Props> | undefined
  /**
   * Fetches the code, unless it is there. After a failure it is tried again.
   *
   * @param onFailure told when it did not come. Unlike `lazy`, a connection that breaks takes no screen down.
   */
  readonly want: (onFailure: () => void) => void
}

/** Loads a dialog when it is wanted. @param load answers the component */
export const usePart = <Props>(load: () => Promise<ComponentType<Props>>): Part<Props> => {
  const [part, setPart] = useState<ComponentType<Props>>()
  return {
    Part: part,
    want: (onFailure) => {
      if (part === undefined) load().then((loaded) => setPart(() => loaded), onFailure)
    },
  }
}
