import { template } from './template.ts'

/** Texts of the guards and of the fixed pages (spec §2.1, §2.6, §2.16). */
export const guardTexts = {
  unauthorized: 'You do not have permission to access this page.',
  selectAircraftFirst: 'Please select an aircraft from the rentals page first.',
  paymentComplete: 'Payment complete!',
  goToProfile: 'Go to My Profile',
} as const

/** Texts of the navigation bar (spec §2.4). */
export const navigationTexts = {
  flights: 'Flights',
  myFlights: 'My Flights',
  flightShareRequests: 'Flight Share Requests',
  pilotExplorer: 'Pilot Explorer',
  pilotMatches: 'Pilot Matches',
  operatorDashboard: 'Operator Dashboard',
  community: 'PilotPair Community',
  messages: 'Messages',
  myAccount: 'My Account',
  profile: 'Profile & Preferences',
  paymentMethods: 'Payment Methods',
  logOut: 'Log Out',
} as const

/** Texts of the pilot profile (spec §2.17, §5, §8). */
export const profileTexts = {
  headingNew: 'Complete Your Profile',
  headingEdit: 'Edit Profile',
  tabInformation: 'Information',
  tabPreferences: 'Preferences',
  licenseTypeRequired: 'License type is required.',
  licenseNumberRequired: 'License number is required.',
  flightHoursPositive: 'Flight hours must be a positive number.',
  termsRequired: 'You must accept the terms of service.',
  updated: 'Profile updated successfully!',
  imagesFailed: 'Failed to upload images.',
  licenseImagesFailed: 'Failed to upload license images.',
  pictureFailed: 'Failed to upload profile picture.',
  fetchFailed: 'Failed to fetch profile.',
  unexpected: 'An unexpected error occurred.',
} as const

/** Texts of the user management (spec §2.19, §8). */
export const adminTexts = {
  tabPendingPilots: template('Pending Pilots ({n})'),
  tabActivePilots: template('Active Pilots ({n})'),
  tabOperators: template('Operators ({n})'),
  tabCreateOperator: 'Create Operator',
  licenseDocuments: 'License Documents',
  licenseFront: 'License Front',
  licenseBack: 'License Back',
  selfie: 'Selfie',
  emptyCategory: 'No users in this category.',
  loadFailed: 'Could not load users. Please try again later.',
  approved: template('{name} has been approved'),
  deactivated: template('{name} has been deactivated'),
  rejectedAndRemoved: template('{name} has been rejected and removed'),
  deleted: template('{name} has been deleted'),
  actionFailed: template('Could not {action} {name}. Please try again.'),
  operatorCreated: 'Operator created successfully!',
  operatorCreateFailed: 'Failed to create operator',
  operatorCreateFailedRetry: 'Could not create operator. Please try again.',
  refundsToLookAt: 'Refunds to look at',
} as const
