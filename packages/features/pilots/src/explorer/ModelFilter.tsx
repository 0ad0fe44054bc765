import type { AircraftModel } from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import { ChipToggle } from '@pilotpair/ui/chip-toggle'
import { Disclosure } from '@pilotpair/ui/disclosure'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { TextField } from '@pilotpair/ui/text-field'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { memo, useDeferredValue, useState } from 'react'
import { useAircraftModelsQuery } from '../api.ts'
import * as css from './Explorer.css.ts'

/** Props of {@link ModelFilter}. */
export interface ModelFilterProps {
  /** Ids of the chosen models. */
  readonly chosen: readonly string[]
  /** The same one between draws. */
  readonly onToggle: (id: string, isOn: boolean) => void
}

/** Models above which a search among them is offered. */
const SEARCH_FROM = 12

const nameOf = ({ manufacturer, model }: AircraftModel): string => `${manufacturer} ${model}`.trim()

const LABEL = 'Aircraft models'

const summaryOf = (count: number): string | undefined => {
  if (count === 0) return undefined
  return count === 1 ? '1 model chosen' : `${String(count)} models chosen`
}

interface ModelChipProps extends Pick<ModelFilterProps, 'onToggle'> {
  readonly model: AircraftModel
  readonly isChosen: boolean
}

/** Drawn again only when it is switched: there are hundreds. */
const ModelChip = memo(({ model, isChosen, onToggle }: ModelChipProps) => (
  <ChipToggle
    label={nameOf(model)}
    checked={isChosen}
    onChange={({ currentTarget }) => onToggle(model.id_aircraft_model, currentTarget.checked)}
  />
))

interface ModelChipsProps extends ModelFilterProps {
  readonly models: readonly AircraftModel[]
  /** What was typed. */
  readonly search: string
}

const ModelChips = memo(({ models, search, chosen, onToggle }: ModelChipsProps) => {
  const words = search.trim().toLowerCase()
  // What is chosen stays in sight: nothing may filter that cannot be seen.
  const shown = models.filter((model) => chosen.includes(model.id_aircraft_model) || nameOf(model).toLowerCase().includes(words))
  return (
    <>
      <fieldset className={css.chips}>
        <legend>
          <VisuallyHidden>{LABEL}</VisuallyHidden>
        </legend>
        {shown.map((model) => (
          <ModelChip
            key={model.id_aircraft_model}
            model={model}
            isChosen={chosen.includes(model.id_aircraft_model)}
            onToggle={onToggle}
          />
        ))}
      </fieldset>
      {shown.length === 0 && <output>No model is called so.</output>}
    </>
  )
})

const Choices = ({ chosen, onToggle }: ModelFilterProps) => {
  const { data, isError, isFetching, refetch } = useAircraftModelsQuery()
  const [search, setSearch] = useState('')
  // Letters show at once, the models that are called so right after them.
  const asked = useDeferredValue(search)
  if (data === undefined && isError) {
    const pending = isFetching ? ({ pending: true, pendingLabel: 'Loading...' } as const) : {}
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button variant="outline" tone="neutral" size="compact" onClick={() => void refetch()} {...pending}>
            Try again
          </Button>
        }
      >
        Could not load aircraft models.
      </InlineAlert>
    )
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label="Loading aircraft models..." className={css.chips}>
        {['9rem', '11rem', '8rem', '10rem'].map((width) => (
          <Skeleton key={width} width={width} height="2.25rem" />
        ))}
      </SkeletonGroup>
    )
  }
  return (
    <div className={css.modelChoices}>
      {data.length > SEARCH_FROM && (
        <TextField
          type="search"
          label="Find a model"
          size="compact"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <ModelChips models={data} search={asked} chosen={chosen} onToggle={onToggle} />
    </div>
  )
}

/** Models of which a pilot has flown one. The list is read when it is first opened. */
export const ModelFilter = ({ chosen, onToggle }: ModelFilterProps) => {
  const [isOpen, setOpen] = useState(chosen.length > 0)
  return (
    <div className={css.models}>
      <Disclosure title={LABEL} headingLevel={2} variant="plain" summary={summaryOf(chosen.length)} isOpen={isOpen} onOpenChange={setOpen}>
        {isOpen && <Choices chosen={chosen} onToggle={onToggle} />}
      </Disclosure>
    </div>
  )
}
