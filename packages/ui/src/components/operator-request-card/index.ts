export {
  OperatorRequestCard, OperatorRequestList, operatorActions, operatorRequestStages, operatorRequestTexts,
  type OperatorAction, type OperatorRequestCardProps, type OperatorRequestStage, type OperatorRequestTexts,
} from './OperatorRequestCard.tsx'
