import { Check } from 'lucide-react'
import { useState, type ComponentProps, type UIEvent } from 'react'
import type { AirportOption } from './airportSearch.ts'
import * as css from './AirportPicker.css.ts'

const pageSize = 24

/** Where `text` holds `query`, whatever the case. */
const placeOf = (text: string, query: string): readonly [start: number, end: number] | undefined => {
  if (query === '') return undefined
  // Letter by letter: "İ" is one unit long and two in lower case, so that places in the one are none in the other.
  let lower = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    const small = letter.toLowerCase()
    for (let unit = 0; unit < small.length; unit += 1) places.push(at)
    lower += small
    at += letter.length
  }
  const wanted = Array.from(query, (letter) => letter.toLowerCase()).join('')
  const found = lower.indexOf(wanted)
  const start = places[found]
  if (start === undefined) return undefined
  // A letter whose second half alone is not part of the match is marked whole.
  const last = places[found + wanted.length - 1]
  const end = places.findIndex((place, unit) => unit >= found + wanted.length && place !== last)
  return [start, places[end] ?? text.length]
}

/** The typed letters, marked where the label holds them as they are. */
const Marked = ({ text, query }: { text: string; query: string }) => {
  const place = placeOf(text, query)
  if (place === undefined) return <span>{text}</span>
  const [at, end] = place
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
  selectedText: string
  isOpen: boolean
  highlightedIndex: number
  menuProps: ComponentProps<'ul'>
  itemProps: (option: AirportOption, index: number) => ComponentProps<'li'>
}

/** The found airports. Rows are made as they come near, so that opening costs the same for 60 and for 500. */
export const OptionList = (props: OptionListProps) => {
  const { options, query, selectedId, selectedText, isOpen, highlightedIndex, menuProps, itemProps } = props
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
              {option.id === selectedId && <Check size={16} aria-label={selectedText} className={css.chosen} />}
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
