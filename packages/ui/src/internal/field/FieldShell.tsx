import { CircleAlert } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconSlot } from '../IconSlot.tsx'
import * as styles from './Field.css.ts'
import { useAfterPress } from './useAfterPress.ts'
import { isShown, type FieldIds, type FieldTexts } from './useField.ts'

interface FieldMessagesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  ids: FieldIds
}

/**
 * Hint and error beneath a control. The live region exists before its message, or nobody would hear it; the message
 * comes and goes when no press is under way, or the press would miss.
 */
export const FieldMessages = ({ ids, hint, error }: FieldMessagesProps) => {
  const shown = useAfterPress(error)
  return (
    <>
      {isShown(hint) && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <div id={ids.error} aria-live="polite">
        {isShown(shown) && (
          <p className={styles.error}>
            <IconSlot size="small" className={styles.errorIcon}>
              <CircleAlert />
            </IconSlot>
            <span dir="auto">{shown}</span>
          </p>
        )}
      </div>
    </>
  )
}

interface FieldShellProps extends FieldTexts {
  ids: FieldIds
  label: ReactNode
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** Label above, messages below. */
export const FieldShell = (props: FieldShellProps) => {
  const { ids, label, hint, error, required, optionalText, className, style, children } = props
  return (
    <div className={cx(styles.root, className)} style={style}>
      {isShown(label) && (
        <div className={styles.head}>
          <label
            id={ids.label}
            htmlFor={ids.control}
            className={cx(styles.label, required === true && styles.requiredMark)}
          >
            {label}
          </label>
          {isShown(optionalText) && <span className={styles.optional}>{optionalText}</span>}
        </div>
      )}
      {children}
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  )
}
