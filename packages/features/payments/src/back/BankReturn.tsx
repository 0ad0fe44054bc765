import { flightTexts, paymentTexts } from '@pilotpair/contract'
import { baseApi, useAppDispatch } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Link } from '@pilotpair/ui/link'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFocusHandedOn } from '../focus-handed-on.ts'
import * as css from './Back.css.ts'
import { readIntent } from './read-intent.ts'
import { readReturn, type ReturnQuery } from './return-query.ts'

/** Props of {@link BankReturn}. */
export interface BankReturnProps {
  /** The query of the address. */
  readonly search: string
  /** Puts another query into the address, in place of this one. */
  readonly onSearchChange: (search: string) => void
  /** Payment Methods, where it can be tried again. @param proposalId keeps what was to be paid */
  readonly methodsHref: (proposalId: string | undefined) => string
  /** A card was saved in order to pay for a proposal: the shell leads on to Payment Methods. */
  readonly onCardForProposal: (proposalId: string) => void
}

type State =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly proposalId: string | undefined }
  /** The provider could not say; what is asked again is kept, and so is what was said meanwhile. */
  | { readonly kind: 'unknown'; readonly found: ReturnQuery; readonly isAsking: boolean }

interface UnknownProps {
  readonly isAsking: boolean
  readonly onAsk: () => void
}

/** Nobody knows yet. The button keeps the focus while it asks, and hands it on when it goes. */
const Unknown = ({ isAsking, onAsk }: UnknownProps) => (
  <div ref={useFocusHandedOn()}>
    <InlineAlert
      className={css.notice}
      tone="warning"
      action={
        <Button pending={isAsking} pendingLabel="Asking…" onClick={onAsk}>
          Try again
        </Button>
      }
    >
      The card provider could not say yet how it ended. Ask once more before you pay again.
    </InlineAlert>
  </div>
)

/** The toast of a return that went well (decisions, table of toasts). */
const doneText = (outcome: 'saved' | 'paid', proposalId: string | undefined): string => {
  if (outcome === 'saved') return paymentTexts.added
  return proposalId === undefined ? paymentTexts.succeeded : flightTexts.accepted
}

/**
 * The return from a bank's own page to My Flights (spec §7): nothing is shown unless the address is one. The provider is
 * asked how it ended, whatever the query claims; the parameters leave the address at once, so that neither a reload nor
 * Back tells it again. On success one toast; otherwise a word and the way back to the cards.
 */
export const BankReturn = ({ search, onSearchChange, methodsHref, onCardForProposal }: BankReturnProps) => {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<State>({ kind: 'nothing' })
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const handled = useRef<string | undefined>(undefined)

  const ask = async (found: ReturnQuery): Promise<void> => {
    const { clientSecret, proposalId } = found
    setState((before) => (before.kind === 'unknown' ? { ...before, isAsking: true } : { kind: 'asking' }))
    const outcome = clientSecret === undefined ? 'open' : await readIntent(dispatch, clientSecret)
    // Whatever became of it, the lists are read again: they show it.
    dispatch(baseApi.util.invalidateTags(['Cards', 'Flights']))
    if (outcome === 'open' || outcome === 'unknown') {
      setState(outcome === 'open' ? { kind: 'failed', proposalId } : { kind: 'unknown', found, isAsking: false })
      return
    }
    showToast({ type: 'success', text: doneText(outcome, proposalId) })
    setState({ kind: 'nothing' })
    if (outcome === 'saved' && proposalId !== undefined && isHere.current) onCardForProposal(proposalId)
  }

  const read = useEffectEvent((address: string) => {
    const found = readReturn(address)
    // Effects run twice in development, and the address changes a moment later.
    if (found === undefined || handled.current === address) return
    handled.current = address
    onSearchChange(found.rest)
    void ask(found)
  })
  useEffect(() => read(search), [search])

  switch (state.kind) {
    case 'nothing':
      return null
    case 'asking':
      return <InlineAlert className={css.notice} tone="info">Asking the card provider how it ended…</InlineAlert>
    case 'unknown':
      return <Unknown isAsking={state.isAsking} onAsk={() => void ask(state.found)} />
    case 'failed':
      return (
        <InlineAlert
          className={css.notice}
          tone="warning"
          action={<Link href={methodsHref(state.proposalId)}>{paymentTexts.heading}</Link>}
        >
          Your bank did not confirm. Nothing was charged, and you can try again.
        </InlineAlert>
      )
  }
}
