import { pilotTexts } from '@pilotpair/contract'
import { answerOf, type Prepare, useDrawnNear } from '@pilotpair/feature-core'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { PageHeader } from '@pilotpair/ui/page'
import { PilotCard, PilotGrid } from '@pilotpair/ui/pilot-card'
import { pilotsApi } from '../api.ts'
import { PilotBones } from '../explorer/PilotBones.tsx'
import { toPilotView } from '../pilot-view.ts'
import { ChosenAircraft, ChosenAircraftBones } from './ChosenAircraft.tsx'
import { type MatchesState, useMatches } from './use-matches.ts'

/** Props of {@link PilotMatchesScreen}. */
export interface PilotMatchesScreenProps {
  /** The aircraft that was chosen on the rentals page; absent when none was. */
  readonly aircraftId: string | undefined
  /** No aircraft was chosen, or it is gone; the shell goes to the rentals page (section 2.6). */
  readonly onNoAircraft: () => void
  /** Where an aircraft is chosen. */
  readonly rentalsHref: string
  readonly profileHref: string
  /** Where all pilots are found. */
  readonly explorerHref: string
  /** Where the flight is reviewed and sent. */
  readonly proposeHref: (pilotId: string, aircraftId: string) => string
}

const LOADING = 'Loading pilots...'

type Loaded = Extract<MatchesState, { kind: 'loaded' }>

/** As many cards as the first view of a large window holds, and those that follow as their end comes near. */
const FIRST = 12
const STEP = 15

const Pilots = ({ state, proposeHref }: { state: Loaded } & Pick<PilotMatchesScreenProps, 'proposeHref'>) => {
  const { pilots, aircraft } = state
  const { shown, end } = useDrawnNear(pilots.length, FIRST, STEP, 'matches')
  return (
    <>
      <PilotGrid>
        {pilots.slice(0, shown).map((pilot) => {
          const { id, ...view } = toPilotView(pilot)
          return (
            <PilotCard
              key={id}
              {...view}
              matchReason={pilot.reason}
              actions={
                <ButtonLink
                  href={proposeHref(id, aircraft.id_aircraft)}
                  variant="soft"
                  size="compact"
                  aria-label={`${pilotTexts.proposeFlight} to ${view.name}`}
                >
                  {pilotTexts.proposeFlight}
                </ButtonLink>
              }
            />
          )
        })}
      </PilotGrid>
      {shown < pilots.length && <div key={shown} ref={end} />}
    </>
  )
}

/** What Compatible Co-Pilots shows first. Whose profile is not complete gets no matches: their failure is not told. */
export const prepareMatches: Prepare<PilotMatchesScreenProps> = ({ aircraftId }) =>
  aircraftId === undefined
    ? []
    : [
        answerOf(pilotsApi.endpoints.chosenAircraft, aircraftId),
        answerOf(pilotsApi.endpoints.profileForMatches, undefined),
        answerOf(pilotsApi.endpoints.pilotMatches, undefined),
      ]

/** Compatible Co-Pilots (section 2.9): who fits, why, and "Propose Flight" with the chosen aircraft. */
export const PilotMatchesScreen = (props: PilotMatchesScreenProps) => {
  const { aircraftId, onNoAircraft, rentalsHref, profileHref, explorerHref, proposeHref } = props
  const { state, retry } = useMatches(aircraftId, onNoAircraft)

  const content = () => {
    switch (state.kind) {
      case 'no-aircraft':
        return null
      case 'loading':
        return (
          <>
            <ChosenAircraftBones />
            <PilotBones label={LOADING} />
          </>
        )
      case 'no-profile':
        return (
          <Card padding="none">
            <EmptyState
              drawing={<EmptyDrawing name="pair" />}
              action={<ButtonLink href={profileHref}>{pilotTexts.completeProfile}</ButtonLink>}
            >
              {pilotTexts.completeProfileFirst}
            </EmptyState>
          </Card>
        )
      case 'failed':
        return <ErrorState title={state.message} onRetry={retry} retryingLabel={state.isRetrying ? LOADING : undefined} />
      case 'loaded':
        return (
          <>
            <ChosenAircraft aircraft={state.aircraft} changeHref={rentalsHref} />
            {state.problem !== undefined && (
              <InlineAlert
                tone="danger"
                action={
                  <Button variant="outline" tone="neutral" size="compact" onClick={retry}>
                    Try again
                  </Button>
                }
              >
                {state.problem}
              </InlineAlert>
            )}
            {state.pilots.length === 0 ? (
              <Card padding="none">
                <EmptyState
                  drawing={<EmptyDrawing name="pair" />}
                  action={<ButtonLink href={explorerHref}>Explore Pilots</ButtonLink>}
                >
                  No compatible pilots yet. Look among all pilots instead.
                </EmptyState>
              </Card>
            ) : (
              <Pilots state={state} proposeHref={proposeHref} />
            )}
          </>
        )
    }
  }

  return (
    <>
      <PageHeader title={pilotTexts.matchesHeading} />
      {content()}
    </>
  )
}
