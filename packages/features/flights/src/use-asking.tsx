import type { FlightProposal } from '@pilotpair/contract'
import { useSteady } from '@pilotpair/feature-core'
import { type ReactNode, useState } from 'react'
import type { ActName } from './acts.ts'
import { questionFor } from './questions.ts'
import type { Acts } from './use-acts.ts'
import { useFocusStays } from './use-focus-stays.ts'
import { COULD_NOT_OPEN, usePart } from './use-part.ts'

const loadDialog = () => import('./AskedDialog.tsx').then(({ AskedDialog }) => AskedDialog)

interface Asked {
  readonly act: ActName
  readonly flight: FlightProposal
}

/** Acts, with the question before those that cannot be taken back. */
export interface Asking {
  /** Does it, or asks first. Always the same function. */
  readonly begin: (act: ActName, flight: FlightProposal) => void
  /** The open question, for the screen to show. */
  readonly dialog: ReactNode
}

/** Puts the question before an act. The dialog stays while the act runs and closes with its outcome, which then stands at the card. */
export const useAsking = (acts: Acts): Asking => {
  const [asked, setAsked] = useState<Asked>()
  const { Part: Dialog, want } = usePart(loadDialog)
  const keepFocus = useFocusStays()
  const question = asked === undefined ? undefined : questionFor(asked.act, asked.flight)

  const perform = async ({ act, flight }: Asked): Promise<void> => {
    await acts.run(act, flight)
    setAsked(undefined)
    keepFocus(flight.id_flight_proporsal)
  }

  const begin = useSteady((act: ActName, flight: FlightProposal): void => {
    if (questionFor(act, flight) === undefined) return void perform({ act, flight })
    const id = flight.id_flight_proporsal
    acts.forget(id)
    setAsked({ act, flight })
    want(() => {
      setAsked(undefined)
      acts.explain(act, id, COULD_NOT_OPEN)
    })
  })

  const dialog = asked !== undefined && question !== undefined && Dialog !== undefined && (
    <Dialog
      question={question}
      isPending={acts.of(asked.flight.id_flight_proporsal).pending !== undefined}
      onConfirm={() => void perform(asked)}
      onCancel={() => setAsked(undefined)}
    />
  )
  return { begin, dialog }
}
