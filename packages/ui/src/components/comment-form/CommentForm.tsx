import { Send } from 'lucide-react'
import { useRef, type ComponentProps, type KeyboardEvent, type SyntheticEvent } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { isComposing, useSubmitText } from '../../internal/useSubmitText.ts'
import { Avatar } from '../avatar/Avatar.tsx'
import { Button, type PendingProps } from '../button/Button.tsx'
import type { Author } from '../post-card/PostCard.tsx'
import { TextField } from '../text-field/TextField.tsx'
import * as css from './CommentForm.css.ts'

/** Words of the form, English by default. */
export interface CommentFormTexts {
  /** Name of the field. @default 'Comment' */
  label: string
  /** @default 'Write a comment' */
  placeholder: string
  /** @default 'Comment' */
  submit: string
  /** @default 'Sending...' */
  submitting: string
  /** @default 'Comment cannot be empty' */
  empty: string
  /** @default 'Not sent' */
  notSent: string
}

const english: CommentFormTexts = {
  label: 'Comment',
  placeholder: 'Write a comment',
  submit: 'Comment',
  submitting: 'Sending...',
  empty: 'Comment cannot be empty',
  notSent: 'Not sent',
}

type Native = Omit<
  ComponentProps<'input'>,
  | 'type' | 'size' | 'prefix' | 'children' | 'required' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'readOnly'
  | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
>

export interface CommentFormProps extends Native {
  /** Gets the trimmed text. A promise keeps the form waiting; when it is rejected the text stays, with `notSent`. */
  onSubmit: (text: string) => void | Promise<unknown>
  /** Text at first, for example a kept draft. @default '' */
  initialText?: string | undefined
  /** Told every change of the text, for example to keep a draft: also its emptying after success. @default none */
  onTextChange?: ((text: string) => void) | undefined
  /** Who is writing. Without one there is no picture. @default undefined */
  author?: Author | undefined
  /** Why the service refused the text; replaces the form's own message. @default undefined, the form's own message */
  error?: string | undefined
  /** Words to replace. @default English */
  texts?: Partial<CommentFormTexts> | undefined
}

/**
 * One line for a comment under a post. Spaces alone, of whatever kind, are refused; a text that could not be sent
 * stays. `className` and `style` go to the form, `ref` and everything else to the input.
 */
export const CommentForm = (props: CommentFormProps) => {
  const { onSubmit, initialText = '', onTextChange, author, error, texts, className, style, ref, onKeyDown, ...rest } = props
  const words = { ...english, ...texts }
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  const { text, phase, change, submit } = useSubmitText({
    initial: initialText, onSubmit, empties: 'after-success', onTextChange,
  })
  const isSending = phase === 'sending'
  const own = phase === 'blank' ? words.empty : phase === 'failed' ? words.notSent : undefined
  const pending: PendingProps = isSending ? { pending: true, pendingLabel: words.submitting } : {}

  const send = (event: SyntheticEvent): void => {
    event.preventDefault()
    submit()
    input.current?.focus()
  }
  // The Enter that chooses a word would submit the form in Safari.
  const pressKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event)
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
  }

  return (
    <form className={cx(css.form, className)} style={style} onSubmit={send} noValidate>
      {author !== undefined && (
        <Avatar name={author.name} src={author.imageUrl} alt="" size="small" className={css.avatar} />
      )}
      <TextField
        autoComplete="off"
        {...rest}
        ref={mergedRef}
        aria-label={words.label}
        placeholder={words.placeholder}
        className={css.field}
        value={text}
        error={error ?? own}
        readOnly={isSending}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={pressKey}
      />
      <Button type="submit" variant="outline" tone="neutral" className={css.button} disabled={rest.disabled} {...pending}>
        <span className={css.word}>{words.submit}</span>
        <IconSlot className={css.sign}>
          <Send />
        </IconSlot>
      </Button>
    </form>
  )
}
