import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as fieldStyles from '../../internal/field/Field.css.ts'
import { FieldMessages } from '../../internal/field/FieldShell.tsx'
import { isShown, useField, type FieldTexts } from '../../internal/field/useField.ts'
import type { AccessibleName } from '../../internal/props.ts'
import { row } from '../checkbox/Checkbox.css.ts'
import * as css from './RadioGroup.css.ts'

/** One choice. */
export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  /** A sentence beneath the label, read with the choice. */
  description?: ReactNode
  /** @default false */
  disabled?: boolean | undefined
}

export type RadioGroupProps<Value extends string> = AccessibleName &
  Pick<FieldTexts, 'hint' | 'error' | 'required'> &
  Omit<
    ComponentProps<'fieldset'>,
    'onChange' | 'defaultValue' | 'children' | 'role' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
  > & {
    /** The choices, in the order in which they are shown. */
    options: readonly RadioOption<Value>[]
    /** The chosen value, when the host keeps it. @default undefined, the group keeps it itself */
    value?: Value | undefined
    /** The value chosen at first, when the host does not keep it. @default undefined, none */
    defaultValue?: Value | undefined
    /** Told the value that was chosen. @default none */
    onValueChange?: ((value: Value) => void) | undefined
    /** Name under which a form sends the value. @default a name of its own */
    name?: string | undefined
    /** `card` gives each choice a frame, for few choices with a description. @default 'plain' */
    variant?: css.RadioVariant | undefined
    /** Which way the choices run; rows break where there is no room. @default 'column' */
    layout?: css.RadioLayout | undefined
  }

interface ChoiceProps<Value extends string> {
  option: RadioOption<Value>
  name: string
  isChosen: boolean
  variant: css.RadioVariant
  onChoose: () => void
}

const Choice = <Value extends string>({ option, name, isChosen, variant, onChoose }: ChoiceProps<Value>) => {
  const description = useId()
  const hasDescription = isShown(option.description)
  return (
    <label className={cx(row, css.choices[variant])}>
      <input
        type="radio"
        className={css.circle}
        name={name}
        value={option.value}
        checked={isChosen}
        disabled={option.disabled}
        aria-labelledby={`${description}-label`}
        {...(hasDescription && { 'aria-describedby': description })}
        onChange={onChoose}
      />
      <span className={css.words}>
        <span id={`${description}-label`}>{option.label}</span>
        {hasDescription && (
          <span id={description} className={css.description}>
            {option.description}
          </span>
        )}
      </span>
    </label>
  )
}

/**
 * One of a few choices, all in sight, each with room for a sentence. Native radios in a `fieldset`: arrow keys move the
 * choice. For two to five short words use `SegmentedControl`, for a long list `Select`. `ref` is the fieldset.
 */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const {
    label, hint, error, required, options, value, defaultValue, onValueChange, name, variant = 'plain', layout = 'column',
    id, className, 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...rest
  } = props
  const groupName = useId()
  const [kept, setKept] = useState(defaultValue)
  const chosen = value ?? kept
  const field = useField({ id, hint, error, required, 'aria-describedby': rest['aria-describedby'] })
  const choose = (next: Value) => {
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
      <div className={cx(css.layouts[layout], css.gaps[variant])}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            name={name ?? groupName}
            isChosen={option.value === chosen}
            variant={variant}
            onChoose={() => choose(option.value)}
          />
        ))}
      </div>
      <FieldMessages ids={field.ids} hint={hint} error={error} />
    </fieldset>
  )
}
