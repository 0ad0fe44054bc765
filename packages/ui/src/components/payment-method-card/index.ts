export {
  PaymentMethodCard, PaymentMethodList, paymentMethodTexts,
  type PaymentMethodCardProps, type PaymentMethodChoice, type PaymentMethodListProps, type PaymentMethodTexts,
} from './PaymentMethodCard.tsx'
export { expiryState, expiryStates, type ExpiryState } from './expiry.ts'
