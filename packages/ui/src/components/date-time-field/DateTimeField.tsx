import { useState, type ChangeEvent } from 'react'
import { knownLocale } from '../../internal/locale.ts'
import { isShown, type FieldTexts } from '../../internal/field/useField.ts'
import type { AccessibleName, ControlSize } from '../../internal/props.ts'
import { formatViewerTime, zoneName } from '../../internal/time.ts'
import { TextField } from '../text-field/TextField.tsx'
import type { InputProps } from '../text-field/TextField.tsx'
import { useUi } from '../ui-provider/UiProvider.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { readWallTime } from './wallTime.ts'

/** Words of the field. */
export interface DateTimeFieldTexts {
  /**
   * Beneath the field: whose clock it is. `place` is undefined where the host names none: the text is then only read
   * out, for the zone stands in the field.
   */
  zone: (zone: string, place: string | undefined) => string
  /** The same moment on the viewer's own clock, with their day where it is another one. */
  ownTime: (time: string) => string
  /** The clocks are put forward over the time. */
  skipped: string
}

const englishTexts: DateTimeFieldTexts = {
  zone: (zone, place) => (place === undefined ? `${zone}.` : `${zone}, the zone of ${place}.`),
  ownTime: (time) => `Your time ${time}.`,
  skipped: 'This time does not exist: the clocks are put forward over it.',
}

export type DateTimeFieldProps = AccessibleName &
  FieldTexts &
  Omit<InputProps, 'value' | 'defaultValue' | 'min' | 'max'> & {
    /**
     * Wall-clock time in `timeZone`, "2026-12-12T13:00"; empty for none. When the caller keeps it.
     * @default undefined, the field keeps it itself
     */
    value?: string | undefined
    /** The wall-clock time at first, when the field keeps it itself. @default '' */
    defaultValue?: string | undefined
    /** Told the wall-clock time, empty while it is not complete. @default none */
    onValueChange?: ((wallTime: string) => void) | undefined
    /** First wall-clock time that makes sense. @default no limit */
    min?: string | undefined
    /** Last wall-clock time that makes sense. @default no limit */
    max?: string | undefined
    /** IANA zone whose clock is meant: that of the aircraft's airport. Its name always stands beside. */
    timeZone: string
    /** The place of that clock in words, for example "Palo Alto (PAO)". @default undefined, the zone alone */
    place?: string | undefined
    /** How long what begins then takes: the viewer's own time names its end too. @default 0, the start alone */
    hours?: number | undefined
    /** IANA zone of the viewer: where it differs their own time stands beneath. @default the zone of `UiProvider` */
    viewerTimeZone?: string | undefined
    /** BCP 47 tag by which the words for the zone are written. @default the locale of `UiProvider` */
    locale?: string | undefined
    /** Height: `compact` for dense tables. @default 'comfortable' */
    size?: ControlSize | undefined
    /** Words, where they should differ from the English ones. @default English */
    texts?: Partial<DateTimeFieldTexts> | undefined
  }

/**
 * Day and time of a place, entered with the platform's own `datetime-local`. What goes in and out is the wall clock of
 * that place, never an instant: the zone stands beside it. `ref` is the native input.
 */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const {
    value, defaultValue, onValueChange, onChange, timeZone, place, hours = 0, viewerTimeZone, locale, hint, error,
    texts: given, ...rest
  } = props
  const ui = useUi()
  const zone = { timeZone, locale: knownLocale(locale, ui.locale) }
  const texts = { ...englishTexts, ...given }
  const [kept, setKept] = useState(defaultValue ?? '')
  const read = readWallTime(value ?? kept, timeZone)
  const instant = read.kind === 'instant' ? read.instant : ui.now?.().toISOString()
  const name = instant === undefined ? timeZone : zoneName(instant, zone)
  const ownTime =
    read.kind === 'instant'
      ? formatViewerTime({ start: read.instant, hours }, zone, viewerTimeZone ?? ui.timeZone)
      : undefined
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setKept(event.currentTarget.value)
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  const beneath = (
    <>
      {place === undefined ? <VisuallyHidden>{texts.zone(name, place)}</VisuallyHidden> : texts.zone(name, place)}
      {ownTime !== undefined && ` ${texts.ownTime(ownTime)}`}
      {isShown(hint) && <> {hint}</>}
    </>
  )
  return (
    <TextField
      {...rest}
      type="datetime-local"
      {...(value === undefined ? { defaultValue } : { value })}
      onChange={change}
      suffix={name}
      hint={beneath}
      error={isShown(error) || read.kind !== 'skipped' ? error : texts.skipped}
    />
  )
}
