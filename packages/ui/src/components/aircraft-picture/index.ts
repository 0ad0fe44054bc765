export { AircraftPicture, pictureShapes, type AircraftPictureProps, type PictureShape } from './AircraftPicture.tsx'
export { RegistrationPlate, type RegistrationPlateProps } from './RegistrationPlate.tsx'
