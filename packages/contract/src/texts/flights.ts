import { template } from './template.ts'

/** Texts of the pilot's dashboard (spec §2.5). */
export const dashboardTexts = {
  welcome: template('Welcome, {name}!'),
  fallbackName: 'Pilot',
  explorePilots: 'Explore Pilots',
  findCoPilot: 'Find a Co-Pilot',
  recentNotifications: 'Recent Notifications',
  newRequest: template('New flight share request from {inviter}.'),
  noNotifications: 'No new notifications.',
  communityHighlights: 'Community Highlights',
  byAuthor: template('by {author}'),
  anonymous: 'Anonymous',
  noPosts: 'No community posts yet.',
  readyForTakeoff: 'Ready for Takeoff?',
  completeProfile: 'Complete Profile',
  bookFlight: 'Book a flight',
  confirmSolo: 'Confirm Solo Flight',
  confirmShared: 'Confirm Shared Flight',
} as const

/** Texts of the booking wizard and the slot picking (spec §2.7, §5). */
export const bookingTexts = {
  next: 'Next',
  previous: 'Previous',
  cancel: 'Cancel',
  onlyForMe: 'Only for me',
  shareCosts: 'Share costs',
  noTimes: 'This aircraft has no available booking times.',
  contactOperator: 'Please contact the operator for more information.',
  reviewHeading: 'Review Your Flight Request',
  selectSlot: 'Please select at least one time slot.',
  defaultNotes: "Let's fly together!",
  slotTaken: 'This time is no longer available.',
  /** Addition: the price of a flight is not the one that was seen. */
  priceChanged: 'The price has changed. Please look at it again.',
} as const

/** Texts of the two demo booking pages (spec §8). */
export const demoTexts = {
  paid: 'Payment successful!',
  sent: 'Flight proposal sent!',
} as const

/** Texts of search, matches and request (spec §2.8 to §2.10, §8). */
export const pilotTexts = {
  explorerHeading: 'Explore Compatible Co-Pilots',
  startFlightRequest: 'Start Flight Request',
  sendMessage: 'Send Message',
  matchesHeading: 'Compatible Co-Pilots',
  proposeFlight: 'Propose Flight',
  completeProfileFirst: 'Please complete your profile to find compatible pilots.',
  completeProfile: 'Complete Profile',
  selectAircraft: 'Select an Aircraft',
  fetchAllFailed: 'Failed to fetch pilots. Please try again later.',
  idMissing: 'Pilot ID is missing from the URL.',
  notFound: 'Pilot not found.',
  fetchFailed: 'Failed to fetch pilot data.',
  pilotOrAircraftMissing: 'Pilot or Aircraft ID is missing.',
  requestDetailsFailed: 'Failed to fetch flight request details.',
  dataMissing: 'Pilot data is not available to proceed.',
} as const

/** Texts of Flight Share Requests (spec §2.11, §4, §8). */
export const requestTexts = {
  heading: 'Flight Share Requests',
  tabReceived: 'Received',
  tabSent: 'Sent',
  groupPending: 'Pending',
  groupAccepted: 'Accepted',
  groupDeclined: 'Declined',
  empty: 'No requests here... yet!',
  searchCoPilots: 'Search for Co-Pilots',
  accept: 'Accept',
  decline: 'Decline',
  cancelProposal: 'Cancel Proposal',
  acceptNewTime: 'Accept New Time',
  declineNewTime: 'Decline New Time',
  distance: 'N/A',
  route: 'N/A',
  fullRefund: 'You get a full refund.',
  proposalCancelled: 'Proposal cancelled.',
  sendFailedReason: template('Failed to send proposal: {reason}.'),
  sendFailed: 'Failed to send flight request. Please try again.',
  acceptFailed: 'Failed to accept flight proposal. Please try again later.',
  idMissing: 'Could not find the flight proposal ID.',
  requestSent: 'Flight request sent successfully!',
  acceptedNow: 'Flight proposal accepted successfully!',
  retrying: 'Retrying flight request...',
  createFailed: 'Failed to create flight proposal.',
} as const

/** Toasts and texts of a pilot's flights (spec §2.12, §4, §8). */
export const flightTexts = {
  heading: 'My Flights',
  confirmedHeading: 'Confirmed & Upcoming',
  pastHeading: 'Past Flights',
  noUpcoming: 'You have no upcoming flights.',
  noPast: 'You have no past flights.',
  cancelFlight: 'Cancel Flight',
  rateFlight: 'Rate Flight',
  pendingApproval: 'Pending approval',
  loadFailed: 'Could not load flight data.',
  paymentFailed: 'Could not process payment. Please try again.',
  declineFailed: 'Could not decline the proposal.',
  acceptCounterFailed: 'Could not accept the counter proposal.',
  declineCounterFailed: 'Could not decline the counter proposal.',
  sendFailed: 'Could not send flight proposal.',
  accepted: 'Flight proposal accepted.',
  declined: 'Flight proposal declined.',
  counterAccepted: 'Counter proposal accepted.',
  counterDeclined: 'Counter proposal declined.',
  sent: 'Flight proposal sent successfully!',
  soloBooked: 'Solo flight booked!',
  cancellationFailed: 'Failed to submit cancellation request.',
  cancellationRequested: 'Cancellation request submitted.',
  changeFailed: 'Failed to propose flight change.',
  rated: 'Thank you for your rating.',
} as const

/** Texts of cards and payment (spec §2.5, §2.15, §8, §9). */
export const paymentTexts = {
  heading: 'Payment Methods',
  confirmHeading: 'Confirm Your Payment',
  empty: 'No payment methods.',
  addHeading: 'Add a New Payment Method',
  payNow: 'Pay now',
  processing: 'Processing...',
  unexpected: 'An unexpected error occurred.',
  initFailed: 'Could not initialize payment form.',
  connectFailed: 'Failed to connect to payment service.',
  saved: 'Payment method saved.',
  added: 'Payment method added successfully!',
  succeeded: 'Payment successful!',
  succeededRedirecting: 'Payment successful! Redirecting...',
  loadFailed: 'Failed to load payment methods. Please try again later.',
  testMode: 'Test mode: do not enter a real card',
  inProgress: 'A payment is in progress.',
  coPilotMustConfirm: 'Your co-pilot must confirm their card.',
} as const
