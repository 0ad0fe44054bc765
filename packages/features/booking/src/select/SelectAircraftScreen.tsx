import { pilotTexts } from '@pilotpair/contract'
import { rentalsAnswer, RentalsScreen, type RentalsScreenProps } from '@pilotpair/feature-aircraft'
import { answerOf, type Prepare, waitNote } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { Stack } from '@pilotpair/ui/stack'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ReactNode, useRef } from 'react'
import * as css from '../Booking.css.ts'
import { CoPilot } from '../CoPilot.tsx'
import { coPilotApi, useBookingPilotQuery } from '../co-pilot-api.ts'
import { toCoPilotView } from '../co-pilot-view.ts'
import { DeadEnd } from '../DeadEnd.tsx'
import { isUnknownId } from '../failures.ts'
import { idOf } from '../id-of.ts'

/** Props of {@link SelectAircraftScreen}. */
export interface SelectAircraftScreenProps extends Pick<RentalsScreenProps, 'search' | 'onSearchChange'> {
  /** The pilot of the address: `id_user_account`. */
  readonly pilotId: string | undefined
  /** An aircraft (`id_aircraft`) is chosen: the shell leads to /propose-flight/{pilotId}/{aircraftId}. */
  readonly onSelect: (aircraftId: string) => void
  /** Where pilots are found. */
  readonly explorerHref: string
}

type PilotQuery = ReturnType<typeof useBookingPilotQuery>

/** Stands before the pilot is known as after it, so that the aircraft below stay where they are. */
const Whom = ({ children }: { readonly children: ReactNode }) => (
  <Card>
    <Stack gap={8}>
      <p className={css.small}>Flying with</p>
      {children}
    </Stack>
  </Card>
)

/** Whom the aircraft is for, as far as that is known. */
const With = ({ data, error, isFetching, refetch }: PilotQuery) => {
  if (data !== undefined) {
    return (
      <Whom>
        <CoPilot coPilot={toCoPilotView(data)} hasHome />
      </Whom>
    )
  }
  if (error !== undefined) {
    return (
      <InlineAlert
        tone="danger"
        title={pilotTexts.fetchFailed}
        action={
          <Button
            variant="outline"
            tone="neutral"
            size="compact"
            pending={isFetching}
            pendingLabel="Trying again…"
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        }
      >
        {waitNote(error)} Without it no aircraft can be chosen.
      </InlineAlert>
    )
  }
  return (
    <Whom>
      <SkeletonGroup label="Loading the pilot">
        <div className={css.person}>
          <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
          <div className={css.personWords}>
            <Skeleton width="9rem" />
            <Skeleton width="12rem" />
            <Skeleton width="10rem" />
          </div>
        </div>
      </SkeletonGroup>
    </Whom>
  )
}

const Select = (props: SelectAircraftScreenProps & { readonly pilotId: string }) => {
  const { pilotId, search, onSearchChange, onSelect, explorerHref } = props
  const pilot = useBookingPilotQuery(pilotId)
  // This screen stands until the next one has come: a second press at its address would be a second entry for Back.
  const chosen = useRef({ id: '', href: '' })
  const select = (id: string): void => {
    if (chosen.current.id === id && chosen.current.href === globalThis.location.href) return
    onSelect(id)
    chosen.current = { id, href: globalThis.location.href }
  }
  if (pilot.data === undefined && isUnknownId(pilot.error)) {
    return <DeadEnd heading={pilotTexts.selectAircraft} reason={pilotTexts.notFound} explorerHref={explorerHref} />
  }
  return (
    <RentalsScreen
      search={search}
      onSearchChange={onSearchChange}
      heading={pilotTexts.selectAircraft}
      intro={<With {...pilot} />}
      action={{
        label: 'Select',
        onPress: ({ id_aircraft: id }) => {
          if (pilot.data === undefined) showToast({ type: 'error', text: pilotTexts.dataMissing })
          else select(id)
        },
      }}
    />
  )
}

/** What Select an Aircraft shows first. */
export const prepareSelection: Prepare<SelectAircraftScreenProps> = ({ pilotId: given, search }) => {
  const pilotId = idOf(given)
  return pilotId === undefined ? [] : [answerOf(coPilotApi.endpoints.bookingPilot, pilotId), rentalsAnswer(search)]
}

/** Select an Aircraft (section 2.10): for a flight with the pilot of the address, who must be known to go on. */
export const SelectAircraftScreen = (props: SelectAircraftScreenProps) => {
  const pilotId = idOf(props.pilotId)
  return pilotId === undefined ? (
    <DeadEnd heading={pilotTexts.selectAircraft} reason={pilotTexts.idMissing} explorerHref={props.explorerHref} />
  ) : (
    <Select {...props} pilotId={pilotId} />
  )
}
