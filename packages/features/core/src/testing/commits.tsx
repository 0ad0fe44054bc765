import { Profiler, type ReactNode } from 'react'
import { watchDrawn } from './drawn-rows.ts'

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
  /** How often anything was committed. */
  readonly commits: number
  /** The rows, by their places, that React drew again, be it to the same look. */
  readonly drawn: readonly number[]
  /** The rows, by their places, in which anything changed in the page. */
  readonly touched: readonly number[]
}

/** Makes a watch; one a story file. */
export const watchCommits = (): CommitWatch => {
  let commits = 0
  let drawn: () => readonly number[] = () => []
  let touched = new Set<number>()
  let observer: MutationObserver | undefined
  const note = (): void => {
    commits += 1
  }
  return {
    Watched: ({ children }) => (
      <Profiler id="watched" onRender={note}>
        {children}
      </Profiler>
    ),
    begin: (rows) => {
      commits = 0
      const drawnRows = watchDrawn(rows)
      drawn = () => drawnRows().map((row) => rows.indexOf(row))
      touched = new Set()
      observer?.disconnect()
      observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const at = rows.findIndex((row) => row.contains(target))
          if (at >= 0) touched.add(at)
        }
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    },
    end: () => {
      observer?.disconnect()
      return { commits, drawn: drawn(), touched: [...touched] }
    },
  }
}
