import {
  AIRCRAFT_TYPE_LABELS, AIRCRAFT_TYPES, type AircraftForm, type AircraftFormInput, EQUIPMENT_FLAGS, EQUIPMENT_LABELS, type OperatorAircraft,
} from '@pilotpair/contract'
import { AirportField } from '@pilotpair/feature-airports'
import { ChipToggle } from '@pilotpair/ui/chip-toggle'
import { NumberField } from '@pilotpair/ui/number-field'
import { Select } from '@pilotpair/ui/select'
import { TextField } from '@pilotpair/ui/text-field'
import { useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import * as css from './Operator.css.ts'

/** Props of {@link AircraftFormFields}. */
export interface AircraftFormFieldsProps {
  readonly form: UseFormReturn<AircraftFormInput, unknown, AircraftForm>
  readonly aircraft: OperatorAircraft | undefined
}

const types = AIRCRAFT_TYPES.map((type) => ({ value: type, label: AIRCRAFT_TYPE_LABELS[type] }))

const HomeAirport = ({ form, aircraft }: AircraftFormFieldsProps) => {
  const [chosen, setChosen] = useState(aircraft?.airport ?? null)
  return (
    <Controller
      control={form.control}
      name="id_airport"
      render={({ field, fieldState }) => (
        <AirportField
          label="Home airport"
          required
          value={field.value === '' ? null : field.value}
          selected={chosen}
          error={fieldState.error?.message}
          ref={field.ref}
          onBlur={field.onBlur}
          onChange={(airport) => {
            setChosen(airport)
            field.onChange(airport?.id_airport ?? '')
          }}
        />
      )}
    />
  )
}

/** The fields of an aircraft (spec §5), in the order of the mock. */
export const AircraftFormFields = ({ form, aircraft }: AircraftFormFieldsProps) => {
  const { register, formState: { errors } } = form
  const isDry = aircraft !== undefined && aircraft.max_wet_hourly_rate === null
  return (
    <>
      <div className={css.fields}>
        <TextField label="Manufacturer" required error={errors.manufacturer?.message} {...register('manufacturer')} />
        <TextField label="Model" required error={errors.model?.message} {...register('model')} />
        <TextField
          label="Registration"
          required
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.registration?.message}
          {...register('registration')}
        />
        <NumberField label="Model year" required whole error={errors.model_year?.message} {...register('model_year')} />
        <NumberField
          label="Maximum passengers"
          required
          whole
          error={errors.max_passengers?.message}
          {...register('max_passengers')}
        />
        <NumberField
          label="Wet hourly rate"
          required
          prefix="$"
          suffix="/hr"
          hint={isDry ? 'Listed as a dry rate so far. Another rate makes it a wet one.' : undefined}
          error={errors.wet_hourly_rate?.message}
          {...register('wet_hourly_rate')}
        />
        <Select
          label="Aircraft type"
          placeholder="Not given"
          options={types}
          error={errors.aircraft_type?.message}
          {...register('aircraft_type')}
        />
        <HomeAirport form={form} aircraft={aircraft} />
      </div>
      <fieldset className={css.equipment}>
        <legend className={css.legend}>Equipment</legend>
        <div className={css.chips}>
          {EQUIPMENT_FLAGS.map((flag) => (
            <ChipToggle key={flag} label={EQUIPMENT_LABELS[flag]} {...register(flag)} />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Image address"
        optionalText="Optional"
        type="url"
        placeholder="https://"
        hint="Without an image the aircraft is drawn by its type."
        error={errors.image_url?.message}
        {...register('image_url')}
      />
    </>
  )
}
