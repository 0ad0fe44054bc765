import type { FlightProposal } from '@pilotpair/contract'
import { useSteady } from '@pilotpair/feature-core'
import { useUi } from '@pilotpair/ui/ui-provider'
import { type ReactNode, useState } from 'react'
import type { ActName } from './acts.ts'
import { questionFor } from './questions.ts'
import type { Acts } from './use-acts.ts'
import { useFocusStays } from './use-focus-stays.ts'
import { COULD_NOT_OPEN, usePart } from './use-part.ts'

/** The question's code, which comes when it is first asked. An object, so that a story can hold it back. */
export const askedCode = {
  load: () => import('./AskedDialog.tsx').then(({ AskedDialog }) => AskedDialog),
}

interface Asked {
  readonly act: ActName
  readonly flight: FlightProposal
}

/** Acts, with the question before those that cannot be taken back. */
export interface Asking {
  /** Does it, or asks first. Always the same function. */
  readonly begin: (act: ActName, flight: FlightProposal) => void
  /** The act of a flight whose question is on its way. */
  readonly openingOf: (flightId: string) => ActName | undefined
  /** The open question, for the screen to show. */
  readonly dialog: ReactNode
}

/** Puts the question before an act. The dialog stays while the act runs and closes with its outcome, which then stands at the card. */
export const useAsking = (acts: Acts): Asking => {
  const [asked, setAsked] = useState<Asked>()
  const { Part: Dialog, want } = usePart(askedCode.load)
  const { timeZone } = useUi()
  const keepFocus = useFocusStays()
  const question = asked === undefined ? undefined : questionFor(asked.act, asked.flight, timeZone)

  const perform = async ({ act, flight }: Asked): Promise<void> => {
    const stay = keepFocus(flight.id_flight_proporsal)
    await acts.run(act, flight)
    setAsked(undefined)
    stay()
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

  const openingOf = (flightId: string): ActName | undefined =>
    Dialog === undefined && asked?.flight.id_flight_proporsal === flightId ? asked.act : undefined

  const dialog = asked !== undefined && question !== undefined && Dialog !== undefined && (
    <Dialog
      question={question}
      isPending={acts.of(asked.flight.id_flight_proporsal).pending !== undefined}
      onConfirm={() => void perform(asked)}
      onCancel={() => setAsked(undefined)}
    />
  )
  return { begin, openingOf, dialog }
}
