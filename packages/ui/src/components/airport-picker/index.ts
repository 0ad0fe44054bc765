export { AirportPicker, type AirportListState, type AirportPickerProps } from './AirportPicker.tsx'
export { maxShownAirports, searchAirports, type AirportMatches, type AirportOption } from './airportSearch.ts'
export type { AirportPickerTexts } from './texts.ts'
