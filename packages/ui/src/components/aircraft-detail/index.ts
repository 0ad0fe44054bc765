export { AircraftDetail, aircraftDetailTexts, type AircraftDetailProps, type AircraftDetailTexts } from './AircraftDetail.tsx'
