import type { ComponentProps } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import { isShown } from '../../internal/field/useField.ts'
import type { AccessibleName } from '../../internal/props.ts'
import * as css from './ProgressBar.css.ts'

export type ProgressBarProps = AccessibleName &
  Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children' | 'aria-label' | 'aria-labelledby'> & {
    /** How much is done, from 0 to 1; values beyond are held at the ends. @default undefined, of unknown length, as is NaN */
    value?: number | undefined
    /** How much is done, in words: seen beside the label and read out. @default "42%" */
    valueText?: ((value: number) => string) | undefined
    /** `success` and `danger` for what has ended well or badly. @default 'brand' */
    tone?: css.ProgressTone | undefined
  }

const asPercent = (value: number): string => `${Math.round(value * 100)}%`

/** Work whose end can be told, as an upload. For waiting of unknown length in a small place use `Spinner`. */
export const ProgressBar = (props: ProgressBarProps) => {
  const { value, valueText = asPercent, tone = 'brand', label, className, style, id, ...rest } = props
  const { 'aria-labelledby': labelledBy, 'aria-label': ariaLabel, ...attributes } = rest
  const generated = useId()
  const barId = id ?? generated
  const done = value === undefined || Number.isNaN(value) ? undefined : Math.min(1, Math.max(0, value))
  const text = done === undefined ? undefined : valueText(done)
  return (
    <div className={cx(css.root, className)} style={style}>
      {isShown(label) && (
        <div className={css.head}>
          <span id={`${barId}-label`} className={css.label}>
            {label}
          </span>
          {text !== undefined && (
            <span className={css.figure} aria-hidden="true">
              {text}
            </span>
          )}
        </div>
      )}
      <progress
        {...attributes}
        id={barId}
        className={cx(css.bar, css.tones[tone])}
        aria-label={ariaLabel}
        aria-labelledby={isShown(label) ? `${barId}-label` : labelledBy}
        {...(done !== undefined && { value: done, 'aria-valuetext': text })}
      />
    </div>
  )
}
