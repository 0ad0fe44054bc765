import { flightTexts } from '@pilotpair/contract'
import { ON_DEMAND_FAILED, type OnDemand, useOnDemand } from '@pilotpair/feature-core'
import { Disclosure } from '@pilotpair/ui/disclosure'
import { ErrorState } from '@pilotpair/ui/error-state'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'

const fetchTable = () => import('./PastTable.tsx')

interface ContentProps {
  readonly part: OnDemand<Awaited<ReturnType<typeof fetchTable>>>
  readonly load: () => void
  readonly showsOperator: boolean
}

const Content = ({ part, load, showsOperator }: ContentProps) => {
  switch (part.kind) {
    case 'absent':
      return null
    case 'loading':
      return (
        <SkeletonGroup label="Loading past flights">
          <Skeleton height="2.5rem" />
        </SkeletonGroup>
      )
    case 'failed':
      return <ErrorState surface="plain" headingLevel={3} title={ON_DEMAND_FAILED} detail="" onRetry={load} />
    case 'ready':
      return <part.part.PastTable showsOperator={showsOperator} />
  }
}

/** Flights that were flown or closed: their code and they themselves are read when somebody looks for them (decisions "Lists"). */
export const PastFlights = ({ showsOperator }: { readonly showsOperator: boolean }) => {
  const [part, load] = useOnDemand(fetchTable)
  return (
    <Disclosure
      title={flightTexts.pastHeading}
      onOpenChange={(isOpen) => {
        if (isOpen && part.kind !== 'ready') load()
      }}
    >
      <Content part={part} load={load} showsOperator={showsOperator} />
    </Disclosure>
  )
}
