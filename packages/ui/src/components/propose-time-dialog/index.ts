export {
  ProposeTimeDialog, type ProposeTimeDialogProps, type ProposeTimeTexts, type TimeProposal,
} from './ProposeTimeDialog.tsx'
