/** Roles of an account (spec §1). */
export const ROLES = ['pilot', 'operator', 'super_admin'] as const
export type Role = (typeof ROLES)[number]

/** Verification states of a pilot (spec §3, §4). A rejected pilot is removed, so there is no third state. */
export const VERIFICATIONS = ['pending', 'approved'] as const
export type Verification = (typeof VERIFICATIONS)[number]

/** Licence types as they travel (spec §3). */
export const LICENSE_TYPES = ['private', 'commercial', 'airline_transport', 'instructor'] as const
export type LicenseType = (typeof LICENSE_TYPES)[number]

/** The filter value that means "no filter"; it is never sent (spec §5). */
export const ANY = 'ANY'

/** Licence types as the pilot search sends them (spec §3): upper case, plus ANY. */
export const LICENSE_TYPE_FILTERS = ['ANY', 'PRIVATE', 'COMMERCIAL', 'AIRLINE_TRANSPORT', 'INSTRUCTOR'] as const
export type LicenseTypeFilter = (typeof LICENSE_TYPE_FILTERS)[number]

/** Screen labels of the licence types. */
export const LICENSE_TYPE_LABELS: Readonly<Record<LicenseType, string>> = {
  private: 'Private',
  commercial: 'Commercial',
  airline_transport: 'Airline transport',
  instructor: 'Instructor',
}

/** Aircraft types (spec §3, §9). */
export const AIRCRAFT_TYPES = ['single_engine', 'multi_engine', 'helicopter'] as const
export type AircraftType = (typeof AIRCRAFT_TYPES)[number]

/** Screen labels of the aircraft types. */
export const AIRCRAFT_TYPE_LABELS: Readonly<Record<AircraftType, string>> = {
  single_engine: 'Single engine',
  multi_engine: 'Multi engine',
  helicopter: 'Helicopter',
}

/** Equipment flags of an aircraft, in the order in which filters and forms show them (spec §3). */
export const EQUIPMENT_FLAGS = [
  'is_ifr_equipped',
  'is_glass_cockpit',
  'is_traditional_gauges',
  'has_autopilot',
  'has_gps',
] as const
export type EquipmentFlag = (typeof EQUIPMENT_FLAGS)[number]

/** Screen labels of the equipment flags. */
export const EQUIPMENT_LABELS: Readonly<Record<EquipmentFlag, string>> = {
  is_ifr_equipped: 'IFR equipped',
  is_glass_cockpit: 'Glass cockpit',
  is_traditional_gauges: 'Traditional gauges',
  has_autopilot: 'Autopilot',
  has_gps: 'GPS',
}

/** Post categories; `Q&A` is its own wire value (spec §3). */
export const POST_CATEGORIES = ['flights', 'training', 'tips', 'Q&A'] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]

/** Category of a new post until another is chosen (spec §5). */
export const DEFAULT_POST_CATEGORY: PostCategory = 'flights'

/** Screen labels of the post categories (spec §3). */
export const POST_CATEGORY_LABELS: Readonly<Record<PostCategory, string>> = {
  flights: 'Flights',
  training: 'Training',
  tips: 'Tips',
  'Q&A': 'Q&A',
}

/** Types of a chat message (spec §3, spelt so). */
export const MESSAGE_TYPES = ['user_message', 'system_invitation', 'SYSTEM_OPERATOR'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** Proposal statuses that the product knows; others are carried through as they come (spec §4). */
export const PROPOSAL_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'OPERATOR_COUNTER_PROPOSAL',
  'cancellation_requested',
  'cancelled',
  'expired',
] as const
export type KnownProposalStatus = (typeof PROPOSAL_STATUSES)[number]

/** Statuses after which a flight never changes again. */
export const CLOSED_PROPOSAL_STATUSES = ['declined', 'cancelled', 'expired'] as const

/** The three images of a licence, as paths name them (spec §7). */
export const LICENSE_IMAGE_SIDES = ['front', 'back', 'selfie'] as const
export type LicenseImageSide = (typeof LICENSE_IMAGE_SIDES)[number]

/** Tabs of the user management that list users (spec §2.19). */
export const ADMIN_USER_CATEGORIES = ['pending_pilots', 'active_pilots', 'operators'] as const
export type AdminUserCategory = (typeof ADMIN_USER_CATEGORIES)[number]

/** Groups of an operator's flights: countered ones that wait for pilots, confirmed ones, past ones. */
export const OPERATOR_FLIGHT_GROUPS = ['waiting', 'confirmed', 'past'] as const
export type OperatorFlightGroup = (typeof OPERATOR_FLIGHT_GROUPS)[number]

/** Card payment gateways behind one port. */
export const PAYMENT_GATEWAYS = ['stripe', 'sandbox'] as const
export type PaymentGateway = (typeof PAYMENT_GATEWAYS)[number]

/** Toast kinds (spec §4). */
export const TOAST_TYPES = ['default', 'success', 'info', 'warning', 'error', 'loading'] as const
export type ToastType = (typeof TOAST_TYPES)[number]

/** Days of a week, index 0 is Monday (spec §3). */
export const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type DayName = (typeof DAY_NAMES)[number]

/** Base of every product call (spec §7). */
export const API_BASE = '/api/v1/'
