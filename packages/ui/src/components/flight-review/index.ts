export {
  FlightReview, incompleteModes, type FlightNotes, type FlightReviewProps, type IncompleteMode,
} from './FlightReview.tsx'
export type { FlightReviewTexts } from './texts.ts'
