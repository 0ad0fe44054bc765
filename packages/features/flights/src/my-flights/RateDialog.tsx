import { type FlightProposal, flightTexts, RATING_COMMENT_MAX } from '@pilotpair/contract'
import { timeOnBothClocks, useUnsaved } from '@pilotpair/feature-core'
import { Avatar } from '@pilotpair/ui/avatar'
import { Button } from '@pilotpair/ui/button'
import { Dialog } from '@pilotpair/ui/dialog'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Rating } from '@pilotpair/ui/rating'
import { TextArea } from '@pilotpair/ui/text-area'
import { useUi } from '@pilotpair/ui/ui-provider'
import { type FormEvent, useId, useRef, useState } from 'react'
import { aircraftName, spanOf } from '../display-request.ts'
import { coPilotOf } from '../flight-facts.ts'
import * as css from '../Flights.css.ts'
import type { RatingInput } from '../use-acts.ts'
import { type RatingDraft, ratingDrafts } from './rating-draft.ts'

/** Props of {@link RateDialog}. */
export interface RateDialogProps {
  readonly flight: FlightProposal
  readonly isPending: boolean
  /** Why the last try failed. */
  readonly error?: string | undefined
  readonly onSend: (rating: RatingInput) => void
  readonly onClose: () => void
}

const length = (text: string): number => Array.from(text).length

const Flight = ({ flight }: { readonly flight: FlightProposal }) => {
  const { timeZone } = useUi()
  const pilot = coPilotOf(flight)
  return (
    <div className={css.rated}>
      {pilot !== null && <Avatar name={pilot.name} src={pilot.profile_picture_url} alt="" />}
      <div className={css.ratedText}>
        <p className={css.ratedName}>
          {pilot !== null && (
            <>
              <bdi>{pilot.name}</bdi>,{' '}
            </>
          )}
          <bdi>{aircraftName(flight)}</bdi>
        </p>
        <p className={css.ratedTime} dir="ltr">
          {timeOnBothClocks(spanOf(flight), timeZone)}
        </p>
      </div>
    </div>
  )
}

/**
 * Gives a flown flight its stars and, if wanted, a comment: once (spec §4). What is entered stays until it is sent, also
 * when the dialog is closed.
 */
export const RateDialog = ({ flight, isPending, error, onSend, onClose }: RateDialogProps) => {
  const form = useId()
  const stars = useRef<HTMLFieldSetElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const id = flight.id_flight_proporsal
  const [{ rating, comment }, setDraft] = useState<RatingDraft>(() => ratingDrafts.get(id) ?? { rating: null, comment: '' })
  const change = (changes: Partial<RatingDraft>): void => {
    const next = { rating, comment, ...changes }
    ratingDrafts.set(id, next)
    setDraft(next)
  }
  const [isTried, setTried] = useState(false)
  const isTooLong = length(comment.trim()) > RATING_COMMENT_MAX
  useUnsaved(comment.trim() !== '' || rating !== null)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return
    setTried(true)
    if (rating === null) stars.current?.querySelector('input')?.focus()
    else if (isTooLong) text.current?.focus()
    else onSend({ rating, comment: comment.trim() === '' ? null : comment.trim() })
  }

  return (
    <Dialog
      isOpen
      title={flightTexts.rateFlight}
      onClose={onClose}
      isBusy={isPending}
      closesOnBackdrop={comment === ''}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={isPending} pendingLabel="Sending…">
            Send rating
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={css.ratingForm} onSubmit={submit}>
        <Flight flight={flight} />
        <Rating
          ref={stars}
          className={css.stars}
          aria-label="Rating"
          value={rating}
          onValueChange={(value) => change({ rating: value })}
          error={isTried && rating === null ? 'Please choose one to five stars.' : undefined}
        />
        <TextArea
          ref={text}
          label="Comment"
          optionalText="Optional"
          value={comment}
          limit={RATING_COMMENT_MAX}
          error={isTooLong ? `Must be at most ${String(RATING_COMMENT_MAX)} characters` : undefined}
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
      </form>
    </Dialog>
  )
}
