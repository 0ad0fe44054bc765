import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Stepper.css.ts'

/** One step of a task. */
export interface StepperStep<Id extends string> {
  id: Id
  label: string
}

export interface StepperProps<Id extends string> extends Omit<ComponentProps<'ol'>, 'children' | 'aria-label'> {
  /** Name of the task, for assistive technology: "Flight request". */
  label: string
  /** The steps, from first to last. */
  steps: readonly StepperStep<Id>[]
  /** The step one is at. Those before it are done. */
  current: Id
  /** Makes buttons of the steps that are done, to go back by. @default undefined, no buttons */
  onStepSelect?: ((id: Id) => void) | undefined
  /** Heard before the label of a finished step. @default 'Done:' */
  doneText?: string | undefined
}

interface StepContentProps {
  number: number
  label: string
  done: string | undefined
}

const StepContent = ({ number, label, done }: StepContentProps) => (
  <>
    <span className={css.mark} aria-hidden="true">
      {done === undefined ? (
        number
      ) : (
        <IconSlot size="tiny">
          <Check />
        </IconSlot>
      )}
    </span>
    <span className={css.words}>
      {done !== undefined && <VisuallyHidden>{done} </VisuallyHidden>}
      {label}
    </span>
  </>
)

/**
 * Where one is in a task of several screens. It shows the way; the buttons that go it stand below the screen. Use it
 * where the order is fixed; for views that can be opened in any order use `Tabs`.
 */
export const Stepper = <Id extends string>(props: StepperProps<Id>) => {
  const { label, steps, current, onStepSelect, doneText = 'Done:', className, ...rest } = props
  const at = steps.findIndex((step) => step.id === current)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the numbers are styled away
    <ol {...rest} role="list" aria-label={label} className={cx(css.list, className)}>
      {steps.map((step, index) => {
        const state = index === at ? 'current' : index < at ? 'done' : 'ahead'
        const content = (
          <StepContent number={index + 1} label={step.label} done={state === 'done' ? doneText : undefined} />
        )
        return (
          <li
            key={step.id}
            className={css.step}
            data-state={state}
            {...(state === 'current' && { 'aria-current': 'step' as const })}
          >
            {state === 'done' && onStepSelect !== undefined ? (
              <button type="button" className={cx(css.inner, css.button)} onClick={() => onStepSelect(step.id)}>
                {content}
              </button>
            ) : (
              <span className={css.inner}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
