import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { profileBodyFromForm, profileTexts, type PilotProfileOwn, type ProfileForm } from '@pilotpair/contract'
import { failureText, hintFor, isApiFailure, placeProblems, useTyped, useUnsaved } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useUpdateProfileMutation, useUploadLicenseImagesMutation } from '../api.ts'
import { areSame, draftOf, fieldNames, followers, judgeFields, needsVerification, type ProfileDraft } from './draft.ts'
import {
  areBegun, type ChosenImages, type LicenseSlot, licenseSlots, missingSlots, missingText, noImages, slotOfField, uploadOf,
} from './license-images.ts'
import { typedProfiles } from './typed-profiles.ts'

type Wire = Readonly<Record<string, (typeof fieldNames)[number]>>
const wireNames: Wire = Object.fromEntries(fieldNames.map((name) => [name, name]))

const resolver: Resolver<ProfileDraft, unknown, ProfileForm> = (draft, context, options) => {
  const date = options.fields.license_expiration?.ref
  const isDateBroken = date instanceof HTMLInputElement && date.validity.badInput
  return standardSchemaResolver<ProfileDraft, unknown, ProfileForm>({
    '~standard': { version: 1, vendor: 'pilotpair', validate: () => judgeFields(draft, isDateBroken) },
  })(draft, context, options)
}

/** What the service said, with what to do about it where it said nothing. */
const textFor = (failure: unknown, fallback: string): string => {
  const hint = hintFor(failure)
  const text = failureText(failure, fallback)
  return hint === undefined ? text : `${text} ${hint}`
}

const NO_ERRORS: Partial<Record<LicenseSlot, string>> = {}

/** The images of the licence: what is chosen, what is wrong, and how they are sent. */
const useLicenseImages = () => {
  const [upload] = useUploadLicenseImagesMutation()
  const [chosen, setChosen] = useState<ChosenImages>(noImages)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  const choose = (slot: LicenseSlot, file: File | null): void => {
    setChosen((was) => ({ ...was, [slot]: file }))
    setErrors(NO_ERRORS)
    setError(undefined)
  }
  /** Sends all three; answers whether they are there now, and if not, the first that is refused. */
  const send = async (): Promise<{ readonly isSent: boolean; readonly refused?: LicenseSlot | undefined }> => {
    const files = uploadOf(chosen)
    if (files === undefined) return { isSent: true }
    setSending(true)
    setErrors(NO_ERRORS)
    setError(undefined)
    const { error: failure } = await upload(files)
    setSending(false)
    if (failure === undefined) {
      setChosen(noImages)
      return { isSent: true }
    }
    const fields = isApiFailure(failure) && failure.kind === 'refused' ? failure.fields : []
    const refused: Partial<Record<LicenseSlot, string>> = Object.fromEntries(fields.flatMap(({ field, message }) => {
      const slot = slotOfField[field]
      return slot === undefined ? [] : [[slot, message]]
    }))
    setErrors(refused)
    // What each image is told stands at it.
    const isPlaced = fields.length > 0 && fields.every(({ field }) => slotOfField[field] !== undefined)
    const why = isPlaced ? profileTexts.licenseImagesFailed : textFor(failure, profileTexts.licenseImagesFailed)
    setError(`Your profile is saved, but the images are not. ${why}`)
    return { isSent: false, refused: licenseSlots.find((slot) => refused[slot] !== undefined) }
  }
  return { chosen, choose, errors, error, isSending, send, setError }
}

const focusSlot = (fieldset: HTMLFieldSetElement | null, slot: LicenseSlot | undefined): void => {
  const at = slot === undefined ? -1 : ['front', 'back', 'selfie'].indexOf(slot)
  fieldset?.querySelectorAll<HTMLInputElement>('input[type=file]')[at]?.focus()
}

/** The form as its library has it. */
type Form = UseFormReturn<ProfileDraft, unknown, ProfileForm>

/**
 * Fields that nobody has touched follow what is stored by now: it may have been changed in another tab. What was typed
 * stays. Not while the form is being saved: what is sent is what is seen.
 *
 * @param firstValues what the form began with
 * @returns tells that this is stored: what the fields hold beside it was typed since
 */
const useFollowing = (form: Form, profile: PilotProfileOwn | null, firstValues: ProfileDraft): ((saved: ProfileDraft) => void) => {
  const base = useRef(firstValues)
  const { getValues, setValue, clearErrors, resetDefaultValues, formState: { isSubmitting } } = form
  useEffect(() => {
    const next = draftOf(profile)
    if (isSubmitting || areSame(base.current, next)) return
    for (const name of followers(base.current, getValues(), next)) {
      setValue(name, next[name])
      clearErrors(name)
    }
    base.current = next
    resetDefaultValues(next)
  }, [profile, isSubmitting, getValues, setValue, clearErrors, resetDefaultValues])
  return (saved) => {
    base.current = saved
    // Not `reset`: that would end the submitting, and the images may still be on their way.
    resetDefaultValues(saved)
  }
}

interface ProfileFormInput {
  /** Whose profile it is. */
  readonly userId: string
  readonly profile: PilotProfileOwn | null
  /** All is saved, and nothing was typed meanwhile. */
  readonly onSaved: () => void
  /** The licence images, to lead to the first that is missing. */
  readonly imagesRef: RefObject<HTMLFieldSetElement | null>
}

/** State of the profile form (spec §2.17, §5, §8). */
export const useProfileForm = ({ userId, profile, onSaved, imagesRef }: ProfileFormInput) => {
  const [update] = useUpdateProfileMutation()
  const images = useLicenseImages()
  /** The image that the person is led to. */
  const [wanted, setWanted] = useState<{ readonly slot: LicenseSlot | undefined }>()
  useEffect(() => {
    if (wanted !== undefined) focusSlot(imagesRef.current, wanted.slot)
  }, [wanted, imagesRef])
  const [failure, setFailure] = useState<string>()
  const [firstValues] = useState(() => draftOf(profile))
  const form = useForm<ProfileDraft, unknown, ProfileForm>({ resolver, mode: 'onTouched', defaultValues: firstValues })
  const { formState, setError, reset, getValues, handleSubmit, control } = form
  const { isDirty, isSubmitting } = formState
  const hasImages = areBegun(images.chosen)
  useUnsaved(isDirty || hasImages)
  const [typed] = useState(() => typedProfiles.get(userId))
  useTyped(typedProfiles, userId, () => (isDirty || hasImages ? getValues() : undefined))
  useEffect(() => {
    // Against what is stored, so that it counts as unsaved.
    if (typed !== undefined) reset(typed, { keepDefaultValues: true })
  }, [typed, reset])
  const keepSaved = useFollowing(form, profile, firstValues)

  const saveFields = async (values: ProfileForm): Promise<boolean> => {
    const { error } = await update(profileBodyFromForm(values))
    if (error === undefined) return true
    for (const [at, { name, message }] of placeProblems(error, wireNames).entries()) {
      setError(name, { type: 'service', message }, { shouldFocus: at === 0 })
    }
    setFailure(textFor(error, profileTexts.unexpected))
    return false
  }

  const save = handleSubmit(async (values) => {
    const pressed = document.activeElement
    const missing = missingSlots(images.chosen)
    if (missing.length > 0) {
      setWanted({ slot: missing[0] })
      return
    }
    const sent = structuredClone(getValues())
    // What stands there already need not be sent again: after images that failed only they are.
    if (isDirty || profile?.profile_completed !== true) {
      if (!(await saveFields(values))) return
      keepSaved(sent)
    }
    const { isSent, refused } = await images.send()
    if (!isSent) {
      showToast({ type: 'error', text: profileTexts.imagesFailed })
      // Whoever goes on elsewhere while the images are on their way stays there.
      const isHere = document.activeElement === pressed || document.activeElement === document.body
      if (refused !== undefined && isHere) setWanted({ slot: refused })
      return
    }
    showToast({ type: 'success', text: profileTexts.updated })
    if (areSame(sent, getValues())) onSaved()
  })

  const submit = (): void => {
    setFailure(undefined)
    images.setError(missingText(images.chosen))
    void save()
  }

  const [licenseType, licenseNumber] = useWatch({ control, name: ['license_type', 'license_number'] })
  return {
    form,
    images,
    failure,
    typed,
    submit,
    isSaving: isSubmitting,
    hasChanges: isDirty || hasImages,
    warnsOfVerification: needsVerification(profile, { license_type: licenseType, license_number: licenseNumber }, hasImages),
  }
}

/** What {@link useProfileForm} answers. */
export type ProfileFormState = ReturnType<typeof useProfileForm>
