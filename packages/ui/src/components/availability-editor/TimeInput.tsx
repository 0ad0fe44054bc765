import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { timeInput } from './AvailabilityEditor.css.ts'
import { isWholeTime, tidyStart, tidyTime } from './times.ts'

interface TimeInputProps {
  label: string
  /** The end of the day can be an end only. */
  field: 'start' | 'end'
  value: string
  isInvalid: boolean
  describedBy: string | undefined
  /** It can be read and keeps the focus, but not changed. */
  isLocked: boolean
  onCommit: (text: string) => void
}

/**
 * A time of day on a 24-hour clock, typed: "9", "930" and "9:30" are understood. A whole time counts at once, anything
 * else when the field is left or Enter is pressed, so that nothing is complained of halfway.
 */
export const TimeInput = ({ label, field, value, isInvalid, describedBy, isLocked, onCommit }: TimeInputProps) => {
  const [typed, setTyped] = useState<string>()
  const tidy = field === 'start' ? tidyStart : tidyTime

  const finish = () => {
    if (typed === undefined) return
    const text = tidy(typed)
    setTyped(undefined)
    if (text !== value) onCommit(text)
  }
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const text = currentTarget.value
    setTyped(text)
    if (isWholeTime(text) && tidy(text) !== value) onCommit(tidy(text))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') finish()
  }

  return (
    <input
      type="text"
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={5}
      placeholder="HH:MM"
      aria-label={label}
      aria-describedby={describedBy}
      {...(isInvalid ? { 'aria-invalid': true as const } : {})}
      readOnly={isLocked}
      className={timeInput}
      value={typed ?? value}
      onChange={onChange}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  )
}
