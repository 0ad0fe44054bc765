export {
  PilotCard, PilotCardSkeleton, PilotGrid, pilotCardTexts, type PilotCardProps, type PilotCardTexts,
} from './PilotCard.tsx'
