import { useId, type ReactNode } from 'react'

/** What every field can say around its control. */
export interface FieldTexts {
  /** Help that is always there, read out with the control. @default nothing */
  hint?: ReactNode
  /**
   * What is wrong and how to mend it. Marks the control invalid, is linked to it and announced politely.
   * @default nothing, the control is valid
   */
  error?: ReactNode
  /**
   * Draws a mark and tells assistive technology. The browser's own check stays out of it: the form validates.
   * @default false
   */
  required?: boolean | undefined
  /** Word shown at the end of the label line, for example "Optional". @default undefined, not shown */
  optionalText?: string | undefined
}

interface FieldSource extends FieldTexts {
  id?: string | undefined
  'aria-describedby'?: string | undefined
}

/** Present at all: `false`, `null` and the empty text of a form library count as no message. */
export const isShown = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== ''

/** Ids and ARIA attributes that tie a control to its label, hint and error. */
export const useField = ({ id, hint, error, required, 'aria-describedby': described }: FieldSource) => {
  const generated = useId()
  const controlId = id ?? generated
  const ids = { control: controlId, label: `${controlId}-label`, hint: `${controlId}-hint`, error: `${controlId}-error` }
  const describedBy = [isShown(hint) && ids.hint, isShown(error) && ids.error, described]
    .filter((part) => typeof part === 'string')
    .join(' ')
  return {
    ids,
    /** Spread these on the native control. */
    control: {
      id: controlId,
      ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
      ...(isShown(error) ? { 'aria-invalid': true as const } : {}),
      ...(required === true ? { 'aria-required': true as const } : {}),
    },
  }
}

export type FieldIds = ReturnType<typeof useField>['ids']
