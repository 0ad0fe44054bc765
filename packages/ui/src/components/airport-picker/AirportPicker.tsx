import { ChevronDown, MapPin, X } from 'lucide-react'
import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { ControlBox } from '../../internal/field/ControlBox.tsx'
import { control as controlClass } from '../../internal/field/Field.css.ts'
import { FieldShell } from '../../internal/field/FieldShell.tsx'
import { useField } from '../../internal/field/useField.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { DataAttributes } from '../../internal/props.ts'
import { useFocusHeir } from '../../internal/useFocusHeir.ts'
import { Button } from '../button/Button.tsx'
import { useUi } from '../ui-provider/UiProvider.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { AirportOption } from './airportSearch.ts'
import * as css from './AirportPicker.css.ts'
import { OptionList } from './OptionList.tsx'
import { defaultTexts, type AirportPickerTexts } from './texts.ts'
import { useAirportCombobox } from './useAirportCombobox.ts'

/** Where the list of airports is. */
export type AirportListState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | {
      kind: 'failed'
      /** What happened, for example "Failed to load airports." */
      message: string
      onRetry: () => void
    }

export interface AirportPickerProps extends DataAttributes {
  /** The visible name of the field. */
  label: string
  /** All airports. Keep the array: its search index is built once for each array. */
  options: readonly AirportOption[]
  /** Id of the chosen airport. */
  value: string | null
  /** Told the id of the airport that is chosen, `null` when the field is cleared. */
  onChange: (id: string | null) => void
  /** What to show for `value` while its airport is not (yet) among the options. @default undefined, an empty field */
  valueLabel?: string | undefined
  /** Whether the list is there, on its way, or could not be loaded. @default { kind: 'ready' } */
  state?: AirportListState | undefined
  /** Called at the first focus: the time to fetch the list. @default none */
  onFirstFocus?: (() => void) | undefined
  /** Called each time the list opens. @default none */
  onOpen?: (() => void) | undefined
  /** Help that is always there, read out with the field. @default nothing */
  hint?: ReactNode
  /** What is wrong and how to mend it; marks the field invalid. @default nothing, the field is valid */
  error?: ReactNode
  /** Draws a mark and tells assistive technology; the form validates. @default false */
  required?: boolean | undefined
  /** Word at the end of the label line, for example "Optional". @default not shown */
  optionalText?: string | undefined
  /** An example in the empty field: "PAO". Never the name. @default none */
  placeholder?: string | undefined
  /** The field cannot be used. @default false */
  disabled?: boolean | undefined
  /** Id of the input. @default a generated one */
  id?: string | undefined
  /** Told when the field is left. @default none */
  onBlur?: (() => void) | undefined
  /** The input, for a form that moves the focus to its first bad field. @default none */
  ref?: Ref<HTMLInputElement> | undefined
  /** Extra class of the field. @default none */
  className?: string | undefined
  /** Style of the field. @default none */
  style?: CSSProperties | undefined
  /** Other words; what is left out keeps its default. @default English */
  texts?: Partial<AirportPickerTexts> | undefined
}

const chosen = (options: readonly AirportOption[], value: string | null, label: string | undefined): AirportOption | null => {
  if (value === null) return null
  const known = options.find((option) => option.id === value)
  if (known !== undefined) return known
  return label === undefined ? null : { id: value, label, name: label }
}

const statusOf = (
  texts: AirportPickerTexts,
  state: AirportListState,
  { shown, total, locale }: { shown: number; total: number; locale: string },
): { text: string; isSeen: boolean } => {
  const format = (count: number) => count.toLocaleString(locale)
  if (state.kind === 'loading') return { text: texts.loading, isSeen: true }
  if (total === 0) return { text: texts.none, isSeen: true }
  if (shown < total) return { text: texts.limited(format(shown), format(total)), isSeen: true }
  return { text: texts.found(format(total)), isSeen: false }
}

/**
 * Finds one airport among very many: by code, name or place, without regard to accents and case, codes first. At most
 * 500 are shown, and a line tells how many there are (specification §8). Use it wherever an airport is asked for; for
 * a short list that is known use `Select`.
 *
 * Import it lazily where it is not always needed: it brings a library of its own.
 */
export const AirportPicker = (props: AirportPickerProps) => {
  const {
    label, options, value, onChange, valueLabel, state = { kind: 'ready' }, onFirstFocus, onOpen, hint, error, required,
    optionalText, placeholder, disabled = false, id, onBlur, ref, className, style, texts: ownTexts, ...data
  } = props
  const texts = { ...defaultTexts, ...ownTexts }
  const { locale } = useUi()
  const field = useField({ id, hint, error, required })
  const hadFocus = useRef(false)

  const { combobox, query, shown, total } = useAirportCombobox({
    inputId: field.ids.control,
    labelId: field.ids.label,
    options,
    selected: chosen(options, value, valueLabel),
    onSelect: (option) => onChange(option?.id ?? null),
    onOpen,
  })
  const { isOpen, highlightedIndex } = combobox
  const isListOpen = isOpen && !disabled && state.kind !== 'failed'
  const status = statusOf(texts, state, { shown: shown.length, total, locale })

  const onFocus = (): void => {
    if (hadFocus.current) return
    hadFocus.current = true
    onFirstFocus?.()
  }

  // A closed list leaves Escape to the dialog around it; the library would empty the field.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape' && !isOpen) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  }

  const focusInput = (): void => document.getElementById(field.ids.control)?.focus()
  const clear = (): void => {
    combobox.selectItem(null)
    focusInput()
  }
  const heir = useFocusHeir(state.kind === 'failed', focusInput)
  const retry = (onRetry: () => void): void => {
    // The list is asked for here; the first focus need not ask once more.
    hadFocus.current = true
    onRetry()
  }

  return (
    <FieldShell {...{ ids: field.ids, label, hint, error, required, optionalText, className, style }}>
      <div className={css.anchor}>
        <ControlBox
          size="comfortable"
          start={
            <IconSlot>
              <MapPin />
            </IconSlot>
          }
          action={
            <>
              {combobox.inputValue !== '' && !disabled && (
                <button type="button" className={css.tool} aria-label={texts.clear} onClick={clear}>
                  <IconSlot size="small">
                    <X />
                  </IconSlot>
                </button>
              )}
              <button
                type="button"
                {...combobox.getToggleButtonProps({ disabled })}
                className={css.tool}
                aria-label={texts.open}
              >
                <IconSlot>
                  <ChevronDown />
                </IconSlot>
              </button>
            </>
          }
        >
          <input
            {...data}
            // oxlint-disable-next-line react/refs -- the library only attaches ref and handlers here
            {...combobox.getInputProps({
              ...field.control,
              ...(ref !== undefined && { ref }),
              disabled,
              placeholder,
              onFocus,
              onKeyDown,
              onBlur: () => onBlur?.(),
            })}
            {...(isListOpen && highlightedIndex in shown ? {} : { 'aria-activedescendant': undefined })}
            role="combobox"
            aria-controls={`${field.ids.control}-menu`}
            aria-expanded={isListOpen}
            type="text"
            dir="auto"
            spellCheck={false}
            className={controlClass}
          />
        </ControlBox>
        <div className={isListOpen ? css.popup : undefined}>
          <OptionList
            options={shown}
            query={query}
            selectedId={value}
            selectedText={texts.selected}
            isOpen={isListOpen}
            highlightedIndex={highlightedIndex}
            menuProps={combobox.getMenuProps()}
            itemProps={(item, index) => combobox.getItemProps({ item, index })}
          />
          {isListOpen && status.isSeen && <p className={css.note}>{status.text}</p>}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
        <VisuallyHidden role="status">{isListOpen ? status.text : ''}</VisuallyHidden>
      </div>
      <div role="alert">
        {state.kind === 'failed' && (
          <p className={css.failed}>
            {state.message}
            <Button variant="ghost" size="compact" {...heir} onClick={() => retry(state.onRetry)}>
              {texts.retry}
            </Button>
          </p>
        )}
      </div>
    </FieldShell>
  )
}
