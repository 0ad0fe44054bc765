export {
  FlightRequestCard, operatorApprovals, requestActions,
  type FlightRequestCardProps, type OperatorApproval, type RequestAction,
} from './FlightRequestCard.tsx'
export { requestSides, requestStatuses, type RequestSide, type RequestStatus } from './requestStatus.ts'
export { flightRequestTexts, type FlightRequestTexts } from './texts.ts'
export type { FlightPerson, FlightTimeProps } from '../../internal/flight/FlightStrip.tsx'
export { offerAnswers, type FlightOffer, type OfferAnswer } from '../../internal/flight/OfferNote.tsx'
export type { Settlement, SettlementTexts } from '../../internal/flight/settlement.ts'
export { statusLabel } from '../../internal/flight/statusLabel.ts'
