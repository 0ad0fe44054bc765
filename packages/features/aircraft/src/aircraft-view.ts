import {
  type Aircraft, airportLabel, aircraftTexts, EQUIPMENT_FLAGS, EQUIPMENT_LABELS, type EquipmentFlag, isHttpUrl,
} from '@pilotpair/contract'
import type { AircraftCardProps } from '@pilotpair/ui/aircraft-card'

/** What the screens show of an aircraft: the data of ui's card, without its actions. */
export type AircraftView = Required<
  Pick<
    AircraftCardProps,
    'name' | 'type' | 'registration' | 'airport' | 'year' | 'seats' | 'features' | 'rate' | 'rateKind' | 'imageUrl'
  >
>

/** Short enough for a line of a phone; the labels of the chips are longer. */
const SHORT_EQUIPMENT: Partial<Record<EquipmentFlag, string>> = { is_ifr_equipped: 'IFR' }

/** The label of an equipment flag where space is short. */
export const shortEquipment = (flag: EquipmentFlag): string => SHORT_EQUIPMENT[flag] ?? EQUIPMENT_LABELS[flag]

/** Manufacturer and model, as people say it. */
export const aircraftName = ({ aircraft_model: { manufacturer, model } }: Pick<Aircraft, 'aircraft_model'>): string =>
  `${manufacturer} ${model}`.trim()

/**
 * An aircraft of the wire as the card shows it (section 2.6): the hourly rate is labelled "Wet" when a maximum wet rate
 * exists, else "Dry". An aircraft without a type is drawn as a single engine.
 */
export const toAircraftView = (aircraft: Aircraft): AircraftView => ({
  name: aircraftName(aircraft),
  type: aircraft.aircraft_type ?? 'single_engine',
  registration: aircraft.registration,
  airport: airportLabel(aircraft.airport),
  year: aircraft.model_year,
  seats: aircraft.max_passengers,
  features: EQUIPMENT_FLAGS.filter((flag) => aircraft[flag]).map(shortEquipment),
  rate: aircraft.hourly_rate,
  rateKind: aircraft.max_wet_hourly_rate === null ? aircraftTexts.dry : aircraftTexts.wet,
  imageUrl: aircraft.image_url !== null && isHttpUrl(aircraft.image_url) ? aircraft.image_url : null,
})
