import { AIRCRAFT_TYPE_LABELS, type Aircraft, EQUIPMENT_FLAGS, EQUIPMENT_LABELS } from '@pilotpair/contract'
import { AircraftPicture } from '@pilotpair/ui/aircraft-picture'
import { Button } from '@pilotpair/ui/button'
import { DescriptionList, type DescriptionItem } from '@pilotpair/ui/description-list'
import { Dialog } from '@pilotpair/ui/dialog'
import { Stack } from '@pilotpair/ui/stack'
import { Text } from '@pilotpair/ui/text'
import type { AircraftAction } from '../aircraft-action.ts'
import { type AircraftView, toAircraftView } from '../aircraft-view.ts'
import { rateText } from '../rate.ts'

/** Props of {@link AircraftDetailsDialog}. */
export interface AircraftDetailsDialogProps {
  readonly aircraft: Aircraft
  readonly onClose: () => void
  /** Leads on from here. @default no such button */
  readonly action?: AircraftAction | undefined
}

const equipmentText = (aircraft: Aircraft): string =>
  EQUIPMENT_FLAGS.filter((flag) => aircraft[flag])
    .map((flag) => EQUIPMENT_LABELS[flag])
    .join(', ')

const wetRateOf = ({ hourly_rate: rate, max_wet_hourly_rate: wet }: Aircraft): DescriptionItem[] =>
  wet === null || wet === rate ? [] : [{ term: 'Maximum wet rate', value: rateText(wet) }]

const itemsOf = (aircraft: Aircraft, view: AircraftView): readonly DescriptionItem[] => [
  {
    term: 'Airport',
    value: (
      <>
        <bdi>{view.airport}</bdi>
        {aircraft.airport.location !== null && (
          <Text as="div" size={14} color="textMuted" dir="auto">
            {aircraft.airport.location}
          </Text>
        )}
      </>
    ),
  },
  { term: 'Registration', value: <span translate="no">{view.registration}</span> },
  { term: 'Aircraft type', value: aircraft.aircraft_type === null ? null : AIRCRAFT_TYPE_LABELS[aircraft.aircraft_type] },
  { term: 'Year', value: String(view.year) },
  { term: 'Seats', value: String(view.seats) },
  { term: 'Equipment', value: equipmentText(aircraft) },
  ...wetRateOf(aircraft),
  { term: `Hourly rate (${view.rateKind.toLowerCase()})`, value: rateText(view.rate), isTotal: true },
]

/** All about one aircraft of the list (the info button of its card, section 2.6). */
export const AircraftDetailsDialog = ({ aircraft, onClose, action }: AircraftDetailsDialogProps) => {
  const view = toAircraftView(aircraft)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={view.name}
      {...(action && { footer: <Button onClick={() => action.onPress(aircraft)}>{action.label}</Button> })}
    >
      <Stack gap={16}>
        <AircraftPicture
          type={view.type}
          model={view.name}
          alt=""
          imageUrl={view.imageUrl}
          registration={view.registration}
          shape="rounded"
        />
        <DescriptionList items={itemsOf(aircraft, view)} />
      </Stack>
    </Dialog>
  )
}
