import { NAME_MAX_LENGTH, NOTES_MAX, type PilotProfileOwn } from '@pilotpair/contract'
import { AirportField } from '@pilotpair/feature-airports'
import { Checkbox } from '@pilotpair/ui/checkbox'
import { NumberField } from '@pilotpair/ui/number-field'
import { ProfileFields, ProfileSection } from '@pilotpair/ui/profile-form'
import { TextArea } from '@pilotpair/ui/text-area'
import { TextField } from '@pilotpair/ui/text-field'
import { Controller } from 'react-hook-form'
import { airportsOf, type NamedAirport } from '../profile-view.ts'
import { PreferredAirports } from './PreferredAirports.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

interface FlyingSectionProps {
  readonly state: ProfileFormState
  readonly profile: PilotProfileOwn | null
}

interface OneAirportProps extends Pick<ProfileFormState, 'form'> {
  readonly name: 'home_airport' | 'favourite_airport'
  readonly label: string
  readonly known: readonly NamedAirport[]
}

const OneAirport = ({ form, name, label, known }: OneAirportProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
      <AirportField
        label={label}
        optionalText="Optional"
        placeholder="Choose an airport"
        pickerComes="used"
        value={value === '' ? null : value}
        selected={known.find(({ id_airport }) => id_airport === value) ?? null}
        onChange={(airport) => onChange(airport?.id_airport ?? '')}
        onBlur={onBlur}
        ref={ref}
        error={error?.message}
      />
    )}
  />
)

/** What other pilots see: airports, rates, notes. */
export const FlyingSection = ({ state: { form }, profile }: FlyingSectionProps) => {
  const { register, control, formState: { errors } } = form
  const known = profile === null ? [] : airportsOf(profile)
  const rate = { optionalText: 'Optional', prefix: '$', suffix: '/hr' } as const
  return (
    <ProfileSection title="Flying" description="Other pilots see this.">
      <ProfileFields>
        <TextField
          label="First name"
          optionalText="Optional"
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          error={errors.first_name?.message}
          data-span=""
          {...register('first_name')}
        />
        <OneAirport form={form} name="home_airport" label="Home airport" known={known} />
        <OneAirport form={form} name="favourite_airport" label="Favourite airport" known={known} />
        <Controller
          control={control}
          name="preferred_airports"
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <PreferredAirports value={value} onChange={onChange} onBlur={onBlur} known={known} error={error?.message} />
          )}
        />
        <NumberField
          label="Lowest hourly rate"
          {...rate}
          error={errors.min_houry_rate?.message}
          {...register('min_houry_rate', { deps: 'max_houry_rate' })}
        />
        <NumberField label="Highest hourly rate" {...rate} error={errors.max_houry_rate?.message} {...register('max_houry_rate')} />
        <TextArea
          label="Notes"
          optionalText="Optional"
          data-span=""
          limit={NOTES_MAX}
          error={errors.notes?.message}
          {...register('notes')}
        />
      </ProfileFields>
      <Checkbox label="I have access to an aircraft" {...register('access_to_aircraft')} />
    </ProfileSection>
  )
}
