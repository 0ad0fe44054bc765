import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { communityTexts, type PostForm as PostValues, postForm } from '@pilotpair/contract'
import { failureText, isApiFailure, useAppStore, useUnsaved } from '@pilotpair/feature-core'
import { SESSION_ENDED_NOTICE } from '@pilotpair/feature-session'
import { Button } from '@pilotpair/ui/button'
import { Dialog } from '@pilotpair/ui/dialog'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useForm, type UseFormSetError, useWatch } from 'react-hook-form'
import { useCreatePostMutation } from '../api.ts'
import { emptyDraft, isWritten, type PostDraft, usePostDraft } from '../drafts.ts'
import { PostFields, type PostFieldValues } from './PostFields.tsx'

/** Props of {@link PostDialog}. */
export interface PostDialogProps {
  /** Whose draft it is. */
  readonly userId: string
  readonly onClose: () => void
}

const fieldsOf = ({ title, content, category, image }: PostDraft): PostFieldValues => ({
  title,
  content,
  category,
  image_file: image ?? undefined,
})

const draftOf = ({ title, content, category, image_file: image }: PostFieldValues): PostDraft => ({
  title,
  content,
  category: category ?? emptyDraft.category,
  image: image instanceof File ? image : null,
})

const names = ['title', 'content', 'category', 'image_file'] as const

/** Shows what the service refused at its fields; answers whether all of it has one. */
const showAtFields = (failure: unknown, setError: UseFormSetError<PostFieldValues>): boolean => {
  if (!isApiFailure(failure) || failure.kind !== 'refused' || failure.fields.length === 0) return false
  const placed = failure.fields.map(({ field, message }) => ({ name: names.find((each) => each === field), message }))
  if (placed.some(({ name }) => name === undefined)) return false
  for (const [at, { name, message }] of placed.entries()) {
    if (name !== undefined) setError(name, { type: 'service', message }, { shouldFocus: at === 0 })
  }
  return true
}

/** What makes a post another post: a repeat of the same one after a lost answer is the same attempt. */
const subjectOf = ({ title, content, category, image_file: image }: PostValues): string => {
  const file = image instanceof File ? [image.name, image.size, image.lastModified] : []
  return JSON.stringify([title, content, category, ...file])
}

const usePosting = ({ userId, onClose }: PostDialogProps) => {
  const { read, keep, attempt } = usePostDraft(userId)
  const [begun] = useState(read)
  const store = useAppStore()
  const [create] = useCreatePostMutation()
  const [problem, setProblem] = useState<string>()
  const form = useForm<PostFieldValues, unknown, PostValues>({
    resolver: standardSchemaResolver(postForm),
    mode: 'onTouched',
    defaultValues: fieldsOf(begun),
  })
  const [title, content, image] = useWatch({ control: form.control, name: ['title', 'content', 'image_file'] })
  useUnsaved(isWritten({ ...emptyDraft, title, content, image: image instanceof File ? image : null }))

  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(draftOf(values)) }),
    [subscribe, keep],
  )
  // Whatever closes the dialog, what was written is there when it is opened again, unless it was posted.
  const close = useEffectEvent(() => keep(draftOf(form.getValues())))
  useEffect(() => () => close(), [])

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined)
    const { title, content, category, image_file: image } = values
    const body = { title, content, category, ...(image === undefined ? {} : { image_file: image }) }
    const { error } = await create({ body, idempotencyKey: attempt.keyFor(subjectOf(values)) })
    attempt.settle(error)
    if (error === undefined) {
      form.reset(fieldsOf(emptyDraft))
      showToast({ type: 'success', text: 'Post published.' })
      onClose()
      return
    }
    // The end of a session drops the call with all others: its answer says no more.
    if (store.getState().session.ended) {
      showToast({ type: 'error', text: `${SESSION_ENDED_NOTICE} What you wrote is kept.` })
      return
    }
    showToast({ type: 'error', text: communityTexts.createFailed })
    if (!showAtFields(error, form.setError)) setProblem(failureText(error, communityTexts.createFailed))
  })
  return { form, problem, submit, hasLostImage: begun.hasLostImage === true && image === undefined }
}

/** A new post (spec §2.14, §5). What is written stays when the dialog is closed. */
export const PostDialog = (props: PostDialogProps) => {
  const { form, problem, submit, hasLostImage } = usePosting(props)
  const { isSubmitting } = form.formState
  const id = useId()
  return (
    <Dialog
      isOpen
      title="New post"
      onClose={props.onClose}
      closesOnBackdrop={false}
      isBusy={isSubmitting}
      footer={
        <>
          <Button variant="ghost" tone="neutral" disabled={isSubmitting} onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={isSubmitting} pendingLabel="Posting…">
            Post
          </Button>
        </>
      }
    >
      {hasLostImage && <InlineAlert tone="info">The image could not be kept. Please choose it again.</InlineAlert>}
      <PostFields
        id={id}
        form={form}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void submit(event)
        }}
      />
    </Dialog>
  )
}
