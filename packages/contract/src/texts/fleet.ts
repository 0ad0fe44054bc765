import { template } from './template.ts'

/** Texts of Available Aircraft and of the aircraft form (spec §2.6, §5, §8). */
export const aircraftTexts = {
  heading: 'Available Aircraft',
  advancedSearch: 'Advanced Search',
  applyFilters: 'Apply Filters',
  resetFilters: 'Reset Filters',
  wet: 'Wet',
  dry: 'Dry',
  rate: template('${rate}/hr'),
  scheduleFlight: 'Schedule Flight',
  loading: 'Loading available aircraft...',
  error: template('Error: {message}'),
  loadFailed: 'Could not load aircraft.',
  fetchFailed: template('Failed to fetch aircraft: {status} {statusText}'),
  manufacturerRequired: 'Manufacturer is required',
  modelRequired: 'Model is required',
  yearTooEarly: 'Year must be after 1900',
  yearTooLate: 'Year cannot be in the future',
  passengersTooFew: 'Must have at least 1 passenger',
  wetRatePositive: 'Wet hourly rate must be positive',
  registrationRequired: 'Registration is required',
  airportInvalid: 'Must be a valid Airport UUID',
  imageUrlInvalid: 'Must be a valid URL',
  added: 'Aircraft added successfully!',
  createFailedRetry: 'Could not create aircraft. Please try again.',
  createFailed: 'Failed to create aircraft.',
  fleetLoadFailed: 'Could not load your aircraft fleet.',
} as const

/** Texts of the airport list (spec §8, §9). */
export const airportTexts = {
  loadFailed: 'Failed to load airports.',
} as const

/** Texts of the weekly availability (spec §2.18, §5, §8). */
export const availabilityTexts = {
  heading: 'Manage Weekly Availability',
  addHours: 'Add hours',
  copyToAll: 'Copy to all',
  saveChanges: 'Save Changes',
  closedDay: 'No availability on this day.',
  timeInvalid: 'Invalid time format (HH:MM)',
  loadFailed: 'Failed to load availability.',
  updated: 'Availability updated successfully!',
  saveFailed: 'An error occurred while saving. Please try again.',
  copied: template('Copied hours from {day} to all other open days.'),
  createFailed: 'Failed to create availability.',
  deleteFailed: 'Failed to delete all availabilities.',
} as const

/** Texts of the operator's dashboard (spec §2.18, §5, §8). */
export const operatorTexts = {
  totalAircraft: 'Total Aircraft',
  activeRentals: 'Active Rentals',
  pendingRequests: 'Pending Requests',
  pendingFlightRequests: 'Pending Flight Requests',
  waitingForPilots: 'Waiting for pilots',
  proposeNewTime: 'Propose New Time',
  approve: 'Approve',
  columnModel: 'Model',
  columnRegistration: 'Registration',
  columnHomeAirport: 'Home Airport',
  columnWetRate: 'Wet Hourly Rate',
  columnActions: 'Actions',
  addAircraft: 'Add Aircraft',
  proposeHeading: 'Propose a New Flight Time',
  selectNewDate: 'Please select a new date and time.',
  newTimeProposed: 'New time proposed successfully!',
  pendingLoadFailed: 'Could not load pending flights.',
  dashboardLoadFailed: 'Could not load operator dashboard. Please try again later.',
  approved: 'Flight approved successfully!',
  approveFailed: 'Failed to approve flight. Please try again.',
} as const
