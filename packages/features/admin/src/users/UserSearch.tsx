import { SEARCH_MAX } from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import { TextField } from '@pilotpair/ui/text-field'
import { Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import * as css from './Users.css.ts'

interface UserSearchProps {
  /** What was searched for; the empty text lists everybody. */
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** Finds users by name or e-mail, when asked to and not at every key. */
export const UserSearch = ({ search, onSearch }: UserSearchProps) => {
  const [draft, setDraft] = useState(search)
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSearch(draft.trim())
  }
  const clear = (): void => {
    setDraft('')
    onSearch('')
    field.current?.focus()
  }
  return (
    <>
      <search>
        <form className={css.search} onSubmit={submit}>
          <TextField
            ref={field}
            label="Search by name or e-mail"
            type="search"
            size="compact"
            className={css.searchField}
            iconStart={<Search />}
            maxLength={SEARCH_MAX}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" variant="outline" tone="neutral" size="compact">
            Search
          </Button>
        </form>
      </search>
      {search !== '' && (
        <p className={css.found}>
          <span>
            Users like “<bdi>{search}</bdi>”
          </span>
          <Button variant="ghost" size="compact" onClick={clear}>
            Clear search
          </Button>
        </p>
      )}
    </>
  )
}
