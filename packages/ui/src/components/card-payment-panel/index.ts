export {
  CardPaymentPanel, cardPaymentTexts, paymentPhases,
  type CardPaymentPanelProps, type CardPaymentTexts, type PaymentPhase,
} from './CardPaymentPanel.tsx'
