import {
  POST_CATEGORIES, POST_CATEGORY_LABELS, POST_CONTENT_MAX, POST_TITLE_MAX, type PostForm as PostValues, type PostFormInput, UPLOAD_FILE_MAX_BYTES,
  UPLOAD_IMAGE_TYPES,
} from '@pilotpair/contract'
import { FileDropzone } from '@pilotpair/ui/file-dropzone'
import { PostForm } from '@pilotpair/ui/post-form'
import { SegmentedControl } from '@pilotpair/ui/segmented-control'
import { TextArea } from '@pilotpair/ui/text-area'
import { TextField } from '@pilotpair/ui/text-field'
import type { FormEvent } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'

/** The fields of a post while it is written. */
export type PostFieldValues = PostFormInput

/** Props of {@link PostFields}. */
export interface PostFieldsProps {
  /** Names the form for its buttons in the dialog's foot. */
  readonly id: string
  readonly form: UseFormReturn<PostFieldValues, unknown, PostValues>
  /** Why posting failed, where no field says it. */
  readonly problem: string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const segments = POST_CATEGORIES.map((value) => ({ value, label: POST_CATEGORY_LABELS[value] }))

const Category = ({ form }: Pick<PostFieldsProps, 'form'>) => (
  <Controller
    control={form.control}
    name="category"
    render={({ field, fieldState }) => (
      <SegmentedControl
        label="Category"
        segments={segments}
        value={field.value}
        error={fieldState.error?.message}
        disabled={form.formState.isSubmitting}
        onValueChange={field.onChange}
      />
    )}
  />
)

const Picture = ({ form }: Pick<PostFieldsProps, 'form'>) => (
  <Controller
    control={form.control}
    name="image_file"
    render={({ field, fieldState }) => (
      <FileDropzone
        ref={field.ref}
        label="Image"
        optionalText="Optional"
        accept={UPLOAD_IMAGE_TYPES}
        maxBytes={UPLOAD_FILE_MAX_BYTES}
        texts={{ choose: 'Choose image' }}
        file={field.value instanceof File ? field.value : null}
        error={fieldState.error?.message}
        progress={form.formState.isSubmitting && field.value !== undefined ? 'unknown' : undefined}
        onFileChange={(file) => field.onChange(file ?? undefined)}
      />
    )}
  />
)

/** Category, title, content and picture of a new post (spec §3, §5). */
export const PostFields = ({ id, form, problem, onSubmit }: PostFieldsProps) => {
  const { register, formState: { errors, isSubmitting } } = form
  return (
    <PostForm
      id={id}
      aria-label="New post"
      onSubmit={onSubmit}
      error={problem}
      category={<Category form={form} />}
      titleField={
        <TextField
          label="Title"
          required
          maxLength={POST_TITLE_MAX}
          readOnly={isSubmitting}
          data-initial-focus=""
          error={errors.title?.message}
          {...register('title')}
        />
      }
      contentField={
        <TextArea
          label="Content"
          required
          rows={5}
          limit={POST_CONTENT_MAX}
          readOnly={isSubmitting}
          error={errors.content?.message}
          {...register('content')}
        />
      }
      imageField={<Picture form={form} />}
    />
  )
}
