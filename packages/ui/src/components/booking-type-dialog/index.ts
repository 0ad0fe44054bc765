export {
  BookingTypeDialog, bookingTypes, type BookingType, type BookingTypeDialogProps, type BookingTypeTexts,
} from './BookingTypeDialog.tsx'
