import {
  type AircraftForm, aircraftBodyFromForm, type AircraftFormInput, type aircraftEndpoints, type BodyOf, EQUIPMENT_FLAGS, type OperatorAircraft,
} from '@pilotpair/contract'

/** An empty form (spec §2.18). */
export const emptyFields = {
  manufacturer: '',
  model: '',
  registration: '',
  model_year: '',
  max_passengers: '',
  wet_hourly_rate: '',
  id_airport: '',
  image_url: '',
  aircraft_type: 'single_engine',
  is_ifr_equipped: false,
  is_glass_cockpit: false,
  is_traditional_gauges: false,
  has_autopilot: false,
  has_gps: false,
} satisfies AircraftFormInput

/** Name of a field of the form. */
export type AircraftFieldName = keyof typeof emptyFields

/** The rate that the form edits: the wet one, or of an aircraft without one the dry one. */
export const editedRate = ({ hourly_rate, max_wet_hourly_rate }: OperatorAircraft): number =>
  max_wet_hourly_rate ?? hourly_rate

/** The form filled with an aircraft. */
export const fieldsOf = (aircraft: OperatorAircraft): AircraftFormInput => ({
  manufacturer: aircraft.aircraft_model.manufacturer,
  model: aircraft.aircraft_model.model,
  registration: aircraft.registration,
  model_year: String(aircraft.model_year),
  max_passengers: String(aircraft.max_passengers),
  wet_hourly_rate: String(editedRate(aircraft)),
  id_airport: aircraft.id_airport,
  image_url: aircraft.image_url ?? '',
  aircraft_type: aircraft.aircraft_type ?? '',
  is_ifr_equipped: aircraft.is_ifr_equipped,
  is_glass_cockpit: aircraft.is_glass_cockpit,
  is_traditional_gauges: aircraft.is_traditional_gauges,
  has_autopilot: aircraft.has_autopilot,
  has_gps: aircraft.has_gps,
})

/** The body of a new aircraft: both rates are the wet rate (spec §7). */
export const newAircraftBody = (values: AircraftForm): BodyOf<typeof aircraftEndpoints.create> => aircraftBodyFromForm(values)

type Patch = BodyOf<typeof aircraftEndpoints.update>

/**
 * What an edit changes, and nothing else: another person's edit of another field stays. An untouched rate is not sent,
 * so that a dry one stays dry; a new one is the wet rate, in both fields as for a new aircraft.
 */
export const aircraftPatch = (before: OperatorAircraft, values: AircraftForm): Patch => {
  const { manufacturer, model } = before.aircraft_model
  const imageUrl = values.image_url === undefined || values.image_url.trim() === '' ? null : values.image_url
  const type = values.aircraft_type ?? null
  const flags = Object.fromEntries(
    EQUIPMENT_FLAGS.flatMap((flag) => ((values[flag] ?? false) === before[flag] ? [] : [[flag, values[flag] ?? false]])),
  )
  return {
    ...(values.manufacturer === manufacturer ? {} : { manufacturer: values.manufacturer }),
    ...(values.model === model ? {} : { model: values.model }),
    ...(values.registration === before.registration ? {} : { registration: values.registration }),
    ...(values.model_year === before.model_year ? {} : { model_year: values.model_year }),
    ...(values.max_passengers === before.max_passengers ? {} : { max_passengers: values.max_passengers }),
    ...(values.id_airport === before.id_airport ? {} : { id_airport: values.id_airport }),
    ...(imageUrl === before.image_url ? {} : { image_url: imageUrl }),
    ...(type === before.aircraft_type ? {} : { aircraft_type: type }),
    ...(values.wet_hourly_rate === editedRate(before)
      ? {}
      : { hourly_rate: values.wet_hourly_rate, max_wet_hourly_rate: values.wet_hourly_rate }),
    ...flags,
  }
}

/** Where a refusal of the service belongs in the form. */
export const fieldOfWire = (field: string): AircraftFieldName | undefined => {
  if (field === 'hourly_rate' || field === 'max_wet_hourly_rate') return 'wet_hourly_rate'
  return Object.keys(emptyFields).find((name): name is AircraftFieldName => name === field)
}
