import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import * as styles from '../../internal/field/Field.css.ts'
import { FieldShell } from '../../internal/field/FieldShell.tsx'
import { useField, type FieldTexts } from '../../internal/field/useField.ts'
import type { AccessibleName } from '../../internal/props.ts'
import { styleVars } from '../../internal/styleVars.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { countCharacters, englishLeft, isWorthSaying } from './charactersLeft.ts'
import { area, left as leftClass, over } from './TextArea.css.ts'
import { useAutogrow } from './useAutogrow.ts'

export type TextAreaProps = AccessibleName &
  FieldTexts &
  Omit<
    ComponentProps<'textarea'>,
    'children' | 'cols' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
  > & {
    /** Lines seen while there is little text. @default 3 */
    rows?: number | undefined
    /** Lines after which it scrolls instead of growing. @default 12 */
    maxRows?: number | undefined
    /**
     * Characters (Unicode code points) that the host accepts; shows how many are left. A longer text is neither
     * stopped nor cut, so that nothing pasted is lost: the count then says by how much it is too long.
     *
     * @default undefined, nothing is counted
     */
    limit?: number | undefined
    /** Words for what is left; negative when the text is too long. @default "12 characters left" */
    leftText?: ((left: number) => string) | undefined
  }

interface CountdownProps {
  id: string
  left: number
  text: (left: number) => string
}

/** The count is read with the field, and said aloud only when the end comes near. */
const Countdown = ({ id, left, text }: CountdownProps) => (
  <div className={leftClass}>
    <span id={id} className={cx(left < 0 && over)}>
      {text(left)}
    </span>
    <VisuallyHidden aria-live="polite">{isWorthSaying(left) ? text(left) : ''}</VisuallyHidden>
  </div>
)

/**
 * Several lines of text. It grows with what is written. Use it for what may be several sentences; for one line use
 * `TextField`, for a conversation `MessageComposer`. `ref` is the native text area.
 */
export const TextArea = (props: TextAreaProps) => {
  const {
    label, hint, error, required, optionalText, className, style, rows = 3, maxRows = 12, limit, leftText = englishLeft,
    ref, onChange, ...rest
  } = props
  const own = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMergedRef(own, ref)
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  useAutogrow(own)
  // A form library writes its first value past React.
  useEffect(() => {
    if (own.current !== null && own.current.value !== '') setTyped(own.current.value)
  }, [])
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value)
    onChange?.(event)
  }
  const left = limit === undefined ? undefined : limit - countCharacters(String(rest.value ?? typed))
  const base = useField({ id: rest.id, hint, error, required, 'aria-describedby': rest['aria-describedby'] })
  const countId = `${base.ids.control}-left`
  const describedBy = [base.control['aria-describedby'], left === undefined ? undefined : countId]
    .filter((part) => part !== undefined)
    .join(' ')
  return (
    <FieldShell {...{ ids: base.ids, label, hint, error, required, optionalText, className, style }}>
      <div className={styles.box}>
        <textarea
          dir="auto"
          {...rest}
          {...base.control}
          {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
          ref={mergedRef}
          rows={rows}
          onChange={change}
          style={styleVars({ '--pp-rows': rows, '--pp-max-rows': Math.max(rows, maxRows) })}
          className={cx(styles.control, area)}
        />
      </div>
      {left !== undefined && <Countdown id={countId} left={left} text={leftText} />}
    </FieldShell>
  )
}
