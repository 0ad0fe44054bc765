export { Card, CardBody, CardFooter, CardHeader, type CardHeaderProps, type CardProps } from './Card.tsx'
export { cardPaddings, type CardPadding } from './Card.css.ts'
