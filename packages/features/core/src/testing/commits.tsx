import { Profiler, type ProfilerOnRenderCallback, type ReactNode } from 'react'

/** Watches what React commits, for stories that prove that an action draws its row and not the list. */
export interface CommitWatch {
  /** Goes around what is watched. */
  readonly Watched: (props: { readonly children: ReactNode }) => ReactNode
  /** Forgets what was committed so far, and looks from now on which rows change in the page. */
  readonly begin: (rows: readonly Element[]) => void
  /** Ends looking at the rows. */
  readonly end: () => CommitReport
}

/** What was committed since the watch began. */
export interface CommitReport {
  readonly commits: number
  /**
   * The largest part of the whole that a commit drew: 1 is everything anew, near 0 a row of many. A ratio of times of
   * one run, by React: how fast the machine is does not matter.
   */
  readonly largestShare: number
  /** The rows, by their places, in which anything changed in the page. */
  readonly touched: readonly number[]
}

/** Makes a watch; one a story file. */
export const watchCommits = (): CommitWatch => {
  let shares: number[] = []
  let touched = new Set<number>()
  let observer: MutationObserver | undefined
  const note: ProfilerOnRenderCallback = (_id, _phase, actual, whole) => {
    shares.push(actual / whole)
  }
  return {
    Watched: ({ children }) => (
      <Profiler id="watched" onRender={note}>
        {children}
      </Profiler>
    ),
    begin: (rows) => {
      shares = []
      touched = new Set()
      observer?.disconnect()
      observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const at = rows.findIndex((row) => row.contains(target))
          if (at >= 0) touched.add(at)
        }
      })
      const [first] = rows
      if (first === undefined) throw new Error('there are no rows')
      observer.observe(first.ownerDocument.body, { subtree: true, childList: true, attributes: true, characterData: true })
    },
    end: () => {
      observer?.disconnect()
      return { commits: shares.length, largestShare: Math.max(0, ...shares), touched: [...touched] }
    },
  }
}
