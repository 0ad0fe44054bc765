import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { InlineAlert } from '../inline-alert/InlineAlert.tsx'
import { form } from './PostForm.css.ts'

export interface PostFormProps extends Omit<ComponentProps<'form'>, 'children' | 'title'> {
  /** Names the form for a submit button that stands outside, in the foot of the dialog: `<Button form={id}>`. */
  id: string
  /** Choice of the category: `SegmentedControl`. */
  category: ReactNode
  /** Field of the title: `TextField`. */
  titleField: ReactNode
  /** Field of the content: `TextArea`. */
  contentField: ReactNode
  /** Choice of the picture: `FileDropzone`. @default nothing */
  imageField?: ReactNode
  /** Why posting failed. @default nothing */
  error?: ReactNode
}

/**
 * The content of the "New post" dialog: category, title, content, picture, in this order, and what went wrong above
 * them. The fields come from the host, bound to its form library. Its buttons stand in the foot of the `Dialog`.
 */
export const PostForm = (props: PostFormProps) => {
  const { category, titleField, contentField, imageField, error, className, ...rest } = props
  const hasError = error !== undefined && error !== null && error !== false && error !== ''
  return (
    <form noValidate {...rest} className={cx(form, className)}>
      {hasError && <InlineAlert tone="danger">{error}</InlineAlert>}
      {category}
      {titleField}
      {contentField}
      {imageField}
    </form>
  )
}
