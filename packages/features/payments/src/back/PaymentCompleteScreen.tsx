import { guardTexts } from '@pilotpair/contract'
import { ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { Heading, Text } from '@pilotpair/ui/text'
import * as css from './Back.css.ts'

/** Where a payment is said to be complete (spec §2.1). Open to everybody; it changes and reads nothing. */
export const PaymentCompleteScreen = ({ homeHref }: { readonly homeHref: string }) => (
  <Card className={css.complete}>
    <EmptyDrawing name="clouds" />
    <Heading level={1}>{guardTexts.paymentComplete}</Heading>
    <Text color="textMuted">You can close this page. What you have paid for stands in My Flights.</Text>
    <ButtonLink href={homeHref}>Go on</ButtonLink>
  </Card>
)
