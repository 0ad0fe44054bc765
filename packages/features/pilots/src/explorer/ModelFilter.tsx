import { type AircraftModel, SEARCH_MAX } from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import { ChipToggle } from '@pilotpair/ui/chip-toggle'
import { Disclosure } from '@pilotpair/ui/disclosure'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { TextField } from '@pilotpair/ui/text-field'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { memo, useDeferredValue, useState } from 'react'
import { modelName } from '../model-choices.ts'
import * as css from './Explorer.css.ts'
import { type ModelsFailure, type ModelsState, useModels } from './use-models.ts'

/** Props of {@link ModelFilter}. */
export interface ModelFilterProps {
  /** Ids of the chosen models. */
  readonly chosen: readonly string[]
  /** The same one between draws. */
  readonly onToggle: (id: string, isOn: boolean) => void
}

/** Models above which a search among them is offered. */
const SEARCH_FROM = 12

const LABEL = 'Aircraft models'

const summaryOf = (count: number): string | undefined => {
  if (count === 0) return undefined
  return count === 1 ? '1 model chosen' : `${String(count)} models chosen`
}

interface ModelChipProps extends Pick<ModelFilterProps, 'onToggle'> {
  readonly model: AircraftModel
  readonly isChosen: boolean
}

/** Drawn again only when it is switched: there are many. */
const ModelChip = memo(({ model, isChosen, onToggle }: ModelChipProps) => (
  <ChipToggle
    label={modelName(model)}
    checked={isChosen}
    onChange={({ currentTarget }) => onToggle(model.id_aircraft_model, currentTarget.checked)}
  />
))

interface ModelChipsProps extends ModelFilterProps {
  readonly models: readonly AircraftModel[]
}

/** As many chips as the first view holds. */
const firstChips = 12

const ModelChips = memo(({ models, chosen, onToggle }: ModelChipsProps) => {
  // The others follow at once, but in a commit of their own: a phone may answer a touch in between.
  const count = useDeferredValue(models.length, firstChips)
  return (
    <fieldset className={css.chips}>
      <legend>
        <VisuallyHidden>{LABEL}</VisuallyHidden>
      </legend>
      {models.slice(0, count).map((model) => (
        <ModelChip
          key={model.id_aircraft_model}
          model={model}
          isChosen={chosen.includes(model.id_aircraft_model)}
          onToggle={onToggle}
        />
      ))}
    </fieldset>
  )
})

const Failure = ({ message, isRetrying, retry }: ModelsFailure) => (
  <InlineAlert
    tone="danger"
    action={
      <Button variant="outline" tone="neutral" size="compact" pending={isRetrying} pendingLabel="Loading..." onClick={retry}>
        Try again
      </Button>
    }
  >
    {message}
  </InlineAlert>
)

/** How much of the models is seen. */
const noteOf = ({ shown, hasMore, isReading }: Extract<ModelsState, { kind: 'loaded' }>): string => {
  if (isReading) return 'Loading aircraft models...'
  if (shown.length === 0) return hasMore ? '' : 'No model is called so.'
  return hasMore ? `Showing the first ${String(shown.length)} models. Type a name to find others.` : ''
}

const Choices = ({ chosen, onToggle }: ModelFilterProps) => {
  const [search, setSearch] = useState('')
  // Letters show at once, the models that are called so right after them.
  const models = useModels(chosen, useDeferredValue(search))
  switch (models.kind) {
    case 'failed':
      return <Failure {...models} />
    case 'loading':
      return (
        <SkeletonGroup label="Loading aircraft models..." className={css.chips}>
          {['9rem', '11rem', '8rem', '10rem'].map((width) => (
            <Skeleton key={width} width={width} height="2.25rem" />
          ))}
        </SkeletonGroup>
      )
    case 'loaded':
      return (
        <div className={css.modelChoices}>
          {models.count > SEARCH_FROM && (
            <TextField
              type="search"
              label="Find a model"
              size="compact"
              maxLength={SEARCH_MAX}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          )}
          <ModelChips models={models.shown} chosen={chosen} onToggle={onToggle} />
          {models.failure !== undefined && <Failure {...models.failure} />}
          <output className={css.chipsNote}>{noteOf(models)}</output>
        </div>
      )
  }
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
