import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useMemo, useState } from 'react'
import { prepareSearch, searchAirports, type AirportOption } from './airportSearch.ts'

interface AirportComboboxOptions {
  inputId: string
  labelId: string
  options: readonly AirportOption[]
  selected: AirportOption | null
  onSelect: (option: AirportOption | null) => void
  onOpen: (() => void) | undefined
}

const labelOf = (option: AirportOption | null): string => option?.label ?? ''
const types = useCombobox.stateChangeTypes

/**
 * The library's steps with three changes: leaving never takes an option that was only highlighted, text that names no
 * airport goes back to the chosen one, and an emptied field is no airport.
 */
const step = (
  state: UseComboboxState<AirportOption>,
  { type, changes }: UseComboboxStateChangeOptions<AirportOption>,
): Partial<UseComboboxState<AirportOption>> => {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all other steps stay the library's
  switch (type) {
    case types.InputChange:
      return changes.inputValue === '' ? { ...changes, selectedItem: null } : changes
    case types.InputBlur:
      return {
        ...changes,
        selectedItem: state.selectedItem,
        inputValue: labelOf(state.selectedItem),
      }
    case types.InputKeyDownEscape:
      return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
    case types.InputKeyDownEnter:
      return state.highlightedIndex < 0 ? state : changes
    default:
      return changes
  }
}

/** Search and keyboard of the airport picker, without looks. */
export const useAirportCombobox = (props: AirportComboboxOptions) => {
  const { inputId, labelId, options, selected, onSelect, onOpen } = props
  // What was typed since the list opened: the chosen label standing in the field is no search.
  const [query, setQuery] = useState('')
  const matches = useMemo(() => searchAirports(options, query), [options, query])
  useEffect(() => prepareSearch(options), [options])

  const combobox = useCombobox<AirportOption>({
    items: [...matches.shown],
    inputId,
    labelId,
    menuId: `${inputId}-menu`,
    getItemId: (index) => `${inputId}-option-${index}`,
    selectedItem: selected,
    itemToString: labelOf,
    itemToKey: (option) => option?.id,
    defaultHighlightedIndex: query === '' ? -1 : 0,
    stateReducer: step,
    onSelectedItemChange: ({ selectedItem }) => onSelect(selectedItem),
    onInputValueChange: ({ type, inputValue }) => setQuery(type === types.InputChange ? inputValue : ''),
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) onOpen?.()
      else setQuery('')
    },
  })
  return { combobox, query, ...matches }
}
