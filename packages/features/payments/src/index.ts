import { lazyScreen } from '@pilotpair/feature-core'

export { aboutFlight, aboutOf, type PayerPart, type PaymentAbout } from './about.ts'
export { focusPlace, useFocusHandedOn } from './focus-handed-on.ts'
export { BankReturnGate as BankReturn } from './back/BankReturnGate.tsx'
export type { BankReturnProps } from './back/BankReturn.tsx'
export type { AddPaymentMethodScreenProps } from './add/AddPaymentMethodScreen.tsx'
export type { PaymentMethodsScreenProps } from './methods/PaymentMethodsScreen.tsx'
export { refundRule, sharedPayRule, sharingNote, soloPayRule } from './rules.ts'
export { type PaymentAttempt, type PaymentOutcome, unaskedText } from './settlement.ts'
export { type Payment, usePayment } from './use-payment.tsx'

/** Payment Methods (/payment-methods), loaded with its route. */
export const PaymentMethodsScreen = lazyScreen(
  () => import('./methods/PaymentMethodsScreen.tsx'),
  (module) => module.PaymentMethodsScreen,
  (module) => module.preparePaymentMethods,
)

/** Add a New Payment Method (/payment-methods/new), loaded with its route. */
export const AddPaymentMethodScreen = lazyScreen(
  () => import('./add/AddPaymentMethodScreen.tsx'),
  (module) => module.AddPaymentMethodScreen,
)

/** Payment complete (/payment-complete), loaded with its route. */
export const PaymentCompleteScreen = lazyScreen(
  () => import('./back/PaymentCompleteScreen.tsx'),
  (module) => module.PaymentCompleteScreen,
)
