import { Star } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as fieldStyles from '../../internal/field/Field.css.ts'
import { FieldMessages } from '../../internal/field/FieldShell.tsx'
import { isShown, useField, type FieldTexts } from '../../internal/field/useField.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { AccessibleName } from '../../internal/props.ts'
import * as css from './Rating.css.ts'

/** Stars that can be given. */
export const ratingValues = [1, 2, 3, 4, 5] as const
export type RatingValue = (typeof ratingValues)[number]

export type RatingProps = AccessibleName &
  Pick<FieldTexts, 'hint' | 'error' | 'required'> &
  Omit<
    ComponentProps<'fieldset'>,
    'onChange' | 'defaultValue' | 'children' | 'role' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
  > & {
    /**
     * The stars given, when the host keeps them; `null` for none yet.
     * @default undefined, the component keeps them itself
     */
    value?: RatingValue | null | undefined
    /** The stars given at first, when the host does not keep them. @default null */
    defaultValue?: RatingValue | null | undefined
    /** Told the stars given. @default none */
    onValueChange?: ((value: RatingValue) => void) | undefined
    /** Name under which a form sends the value. @default a name of its own */
    name?: string | undefined
    /** Name of each choice. @default "4 stars" */
    starText?: ((value: RatingValue) => string) | undefined
  }

const englishStars = (value: number): string => `${value} ${value === 1 ? 'star' : 'stars'}`

/**
 * One to five stars to give. Native radios in a `fieldset`: arrow keys move the choice. Use it to ask for a rating; to
 * show one use `RatingDisplay`. `ref` is the fieldset.
 */
export const Rating = (props: RatingProps) => {
  const {
    label, hint, error, required, value, defaultValue = null, onValueChange, name, starText = englishStars, id, className,
    'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...rest
  } = props
  const groupName = useId()
  const [kept, setKept] = useState(defaultValue)
  const chosen = value === undefined ? kept : value
  const field = useField({ id, hint, error, required, 'aria-describedby': rest['aria-describedby'] })
  const choose = (next: RatingValue) => {
    setKept(next)
    onValueChange?.(next)
  }
  return (
    <fieldset
      {...rest}
      {...field.control}
      role="radiogroup"
      aria-label={ariaLabel}
      aria-labelledby={isShown(label) ? field.ids.label : labelledBy}
      className={cx(fieldStyles.root, className)}
    >
      {isShown(label) && (
        <legend className={cx(fieldStyles.head, css.legend)}>
          <span id={field.ids.label} className={cx(fieldStyles.label, required === true && fieldStyles.requiredMark)}>
            {label}
          </span>
        </legend>
      )}
      <div className={css.row}>
        {ratingValues.map((stars) => (
          <label key={stars} className={css.star}>
            <input
              type="radio"
              className={css.radio}
              name={name ?? groupName}
              value={stars}
              checked={stars === chosen}
              aria-label={starText(stars)}
              onChange={() => choose(stars)}
            />
            <IconSlot size="large">
              <Star />
            </IconSlot>
          </label>
        ))}
      </div>
      <FieldMessages ids={field.ids} hint={hint} error={error} />
    </fieldset>
  )
}

export interface RatingDisplayProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Stars from 0 to 5, fractions too; `null` (and NaN) when nobody has rated yet. */
  value: number | null
  /** What stands after the stars: "You rated this flight", "(12)". @default nothing */
  note?: ReactNode
  /** What a listener hears. @default "4.5 out of 5 stars" */
  valueText?: ((value: number) => string) | undefined
  /** Stands where nobody has rated yet. @default 'Not rated yet' */
  emptyText?: string | undefined
  /** Size of the stars. @default 'small' */
  size?: css.RatingSize | undefined
}

const englishValue = (value: number): string => `${value} out of 5 stars`
const fiveStars = ratingValues.map((star) => <Star key={star} aria-hidden />)

/** Stars that were given, for reading only. */
export const RatingDisplay = (props: RatingDisplayProps) => {
  const { value, note, valueText = englishValue, emptyText = 'Not rated yet', size = 'small', className, ...rest } = props
  const known = value === null || Number.isNaN(value) ? undefined : Math.min(5, Math.max(0, value))
  return (
    <span {...rest} className={cx(css.display, className)}>
      {known === undefined ? (
        <span className={css.text}>{emptyText}</span>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stars drawn by us are no image file
        <span role="img" aria-label={valueText(Math.round(known * 10) / 10)} className={cx(css.stars, css.sizes[size])}>
          {fiveStars}
          <span className={css.fill} style={{ inlineSize: `${known * 20}%` }}>
            {fiveStars}
          </span>
        </span>
      )}
      {isShown(note) && <span className={css.text}>{note}</span>}
    </span>
  )
}
