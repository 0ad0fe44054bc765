import { Check } from 'lucide-react'
import { useState, type ComponentProps, type UIEvent } from 'react'
import type { AirportOption } from './airportSearch.ts'
import * as css from './AirportPicker.css.ts'

const pageSize = 60

/** The typed letters, marked where the label holds them as they are. */
const Marked = ({ text, query }: { text: string; query: string }) => {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase())
  if (at < 0) return <span>{text}</span>
  const end = at + query.length
  return (
    <span>
      {text.slice(0, at)}
      <mark className={css.mark}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </span>
  )
}

interface OptionListProps {
  options: readonly AirportOption[]
  query: string
  selectedId: string | null
  isOpen: boolean
  highlightedIndex: number
  menuProps: ComponentProps<'ul'>
  itemProps: (option: AirportOption, index: number) => ComponentProps<'li'>
}

/** The found airports. Rows are made as they come near, so that opening costs the same for 60 and for 500. */
export const OptionList = (props: OptionListProps) => {
  const { options, query, selectedId, isOpen, highlightedIndex, menuProps, itemProps } = props
  const [reach, setReach] = useState({ query, rows: pageSize })
  // Another search begins at the top again.
  const scrolled = reach.query === query ? reach.rows : pageSize
  const rows = Math.min(options.length, Math.max(scrolled, highlightedIndex + pageSize / 2))

  const onScroll = ({ currentTarget: list }: UIEvent<HTMLUListElement>): void => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    if (left < list.clientHeight * 2 && rows < options.length) setReach({ query, rows: rows + pageSize })
  }

  return (
    <ul {...menuProps} className={css.list} hidden={!isOpen || options.length === 0} onScroll={onScroll}>
      {isOpen &&
        options.slice(0, rows).map((option, index) => (
          <li
            key={option.id}
            {...itemProps(option, index)}
            className={css.option}
            aria-setsize={options.length}
            aria-posinset={index + 1}
          >
            <span className={css.name} dir="auto">
              <Marked text={option.label} query={query.trim()} />
              {option.id === selectedId && <Check size={16} aria-label="Selected" className={css.chosen} />}
            </span>
            {option.place !== undefined && (
              <span className={css.place} dir="auto">
                {option.place}
              </span>
            )}
          </li>
        ))}
    </ul>
  )
}
