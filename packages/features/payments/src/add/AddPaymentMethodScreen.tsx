import { paymentTexts } from '@pilotpair/contract'
import { baseApi, useAppDispatch } from '@pilotpair/feature-core'
import { Card } from '@pilotpair/ui/card'
import { CardPaymentPanel } from '@pilotpair/ui/card-payment-panel'
import { Link } from '@pilotpair/ui/link'
import { PageHeader } from '@pilotpair/ui/page'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useRef } from 'react'
import { CardForm } from '../form/CardForm.tsx'
import { chargeNote } from '../form/notes.ts'
import { returnUrl } from '../form/return-url.ts'
import * as css from '../methods/Payments.css.ts'
import { pause, SUCCESS_SEEN_MS } from '../pause.ts'
import { type SetupFault, useSetup } from './use-setup.ts'

/** Props of {@link AddPaymentMethodScreen}. */
export interface AddPaymentMethodScreenProps {
  /** Payment Methods, with the proposal when there is one. */
  readonly backHref: string
  /** The proposal that the card is added for. */
  readonly proposalId?: string | undefined
  /** The card is saved, and that could be read. */
  readonly onAdded: () => void
  /** There is no form: back to Payment Methods (spec §8). @param detail what the service said */
  readonly onFault: (detail: string | undefined) => void
}

/** Add a New Payment Method (spec §2.15): the card provider's form on a page of its own. */
export const AddPaymentMethodScreen = ({ backHref, proposalId, onAdded, onFault }: AddPaymentMethodScreenProps) => {
  const dispatch = useAppDispatch()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const fail = ({ text, detail }: SetupFault): void => {
    showToast({ type: 'error', text })
    onFault(detail)
  }
  const setup = useSetup(fail)

  const finish = async (): Promise<void> => {
    showToast({ type: 'success', text: paymentTexts.added })
    dispatch(baseApi.util.invalidateTags(['Cards']))
    await pause(SUCCESS_SEEN_MS)
    // Who has gone elsewhere meanwhile is told by the toast, and not moved.
    if (isHere.current) onAdded()
  }

  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeader back={<Link href={backHref}>{paymentTexts.heading}</Link>} title={paymentTexts.addHeading} />
      </div>
      <Card>
        {setup === undefined ? (
          <CardPaymentPanel phase="loading" onPay={() => undefined} note={chargeNote}>
            {null}
          </CardPaymentPanel>
        ) : (
          <CardForm
            provider={setup.provider}
            clientSecret={setup.clientSecret}
            returnUrl={returnUrl(proposalId)}
            note={chargeNote}
            onSaved={() => void finish()}
            onUnusable={() => fail({ text: paymentTexts.initFailed, detail: undefined })}
          />
        )}
      </Card>
    </div>
  )
}
