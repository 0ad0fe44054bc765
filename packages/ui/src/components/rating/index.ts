export {
  Rating, RatingDisplay, ratingValues, type RatingDisplayProps, type RatingProps, type RatingValue,
} from './Rating.tsx'
export { ratingSizes, type RatingSize } from './Rating.css.ts'
