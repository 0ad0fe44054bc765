/** Password length in characters after Unicode NFC, on every door (decisions: password rule). */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 32

/** Shortest full name (the screen's reading, spec §5). The shared schema's 3, and its password of 6, are not used. */
export const NAME_MIN_LENGTH = 2
export const NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 254

/** Milliseconds between a registration and the login screen. */
export const REDIRECT_AFTER_REGISTRATION_MS = 2000

/** Bookable days: from now to the end of the 60th calendar day ahead in the airport's zone. */
export const BOOKING_WINDOW_DAYS = 60
/** Minutes of one slot; slots are whole hours. */
export const SLOT_MINUTES = 60
/** Columns of the slot grid. */
export const SLOT_GRID_COLUMNS = 4
/** Hours of a solo flight, always. */
export const SOLO_DURATION_HOURS = 2
/** Most hours of one flight: a whole day. */
export const FLIGHT_DURATION_MAX_HOURS = 24
/** Hours after the last change of status at which an unanswered flight or offer expires. */
export const PROPOSAL_EXPIRY_HOURS = 48
/** Minutes for which a payment in progress holds a flight. */
export const PAYMENT_LEASE_MINUTES = 15

/** Items of each dashboard panel. */
export const DASHBOARD_LIST_CAP = 3

/** Hours of a day that has just been switched open. */
export const DEFAULT_SLOT_START = '09:00'
export const DEFAULT_SLOT_END = '17:00'
/** Stored rows of one aircraft's week, at most. */
export const AVAILABILITY_MAX_ROWS = 168

/** Hours that the demo booking pages offer, on weekdays only. */
export const DEMO_SOLO_HOURS = { start: '09:00', end: '17:00' } as const
export const DEMO_INVITE_HOURS = { start: '09:00', end: '18:00' } as const
/** Milliseconds of the demo's simulated payment. */
export const DEMO_PAYMENT_DELAY_MS = 1500

/** Active rentals on the operator's tile, always. */
export const OPERATOR_ACTIVE_RENTALS = 0

/** Milliseconds between two polls of an open conversation. */
export const MESSAGE_POLL_MS = 5000

/** Version and local-storage key of the airport cache; another version is reloaded. */
export const AIRPORT_CACHE_VERSION = '1.3'
export const AIRPORT_CACHE_KEY = 'pilotpair.airports'
/** Results that the airport picker shows at most. */
export const AIRPORT_PICKER_LIMIT = 500

/** Bounds of a model year; the upper one is this year plus one. */
export const MODEL_YEAR_MIN = 1900
export const MODEL_YEAR_MAX_AHEAD = 1
/** Seats that an aircraft form accepts at most. */
export const PASSENGERS_MAX = 1000
/** Highest hourly rate in USD. */
export const RATE_MAX = 99_999.99
/** Highest number of flight hours of a person. */
export const FLIGHT_HOURS_MAX = 100_000

/** Toast defaults (spec §9). */
export const TOAST_DURATION_MS = 4000
export const TOAST_VISIBLE = 3
export const TOAST_GAP_PX = 14
export const TOAST_WIDTH_PX = 356
export const TOAST_SWIPE_PX = 45
export const TOAST_POSITION = 'bottom-right'
export const TOAST_HOTKEY = ['altKey', 'KeyT'] as const

/** Uploads: kinds judged by content, sizes in bytes. */
export const UPLOAD_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const UPLOAD_FILE_MAX_BYTES = 10 * 1024 * 1024
export const UPLOAD_REQUEST_MAX_BYTES = 35 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 50_000_000
export const UPLOADS_PER_HOUR = 30
/** Milliseconds after which a screen gives up an upload that has no answer: phones send slowly. */
export const UPLOAD_PATIENCE_MS = 120_000

/** Bodies that are not uploads, in bytes. */
export const BODY_MAX_BYTES = 1024 * 1024

/** Text lengths in characters. */
export const POST_TITLE_MAX = 200
export const POST_CONTENT_MAX = 10_000
export const COMMENT_MAX = 2000
export const MESSAGE_MAX = 4000
export const NOTES_MAX = 2000
export const OPERATOR_MESSAGE_MAX = 1000
export const RATING_COMMENT_MAX = 1000
export const LICENSE_NUMBER_MAX = 64
export const AIRCRAFT_TEXT_MAX = 80
export const REGISTRATION_MAX = 20
export const URL_MAX = 2000
export const SEARCH_MAX = 100

/** Stars of a rating. */
export const RATING_MIN = 1
export const RATING_MAX = 5

/** Large lists: items of a page at most, and of an answer that was asked for without a `limit`. */
export const PAGE_LIMIT_MAX = 200
export const LIST_CAP = 500
/** Response header that carries the cursor of the next page. */
export const NEXT_CURSOR_HEADER = 'X-Next-Cursor'
/** Compatible pilots listed at most. */
export const PILOT_MATCHES_MAX = 50
/** Aircraft models in one search, and preferred airports of one profile, at most. */
export const AIRCRAFT_MODEL_FILTER_MAX = 100
export const PREFERRED_AIRPORTS_MAX = 20

/** Session lifetimes. */
export const ACCESS_TOKEN_MINUTES = 15
export const REFRESH_TOKEN_DAYS = 30
/** Seconds for which a refresh token stays valid beside its successor, at most. */
export const REFRESH_OVERLAP_SECONDS = 60
export const RESET_TOKEN_MINUTES = 60
/** Detail of the only 401 that asks for a refresh (spec §8). */
export const EXPIRED_TOKEN_DETAIL = 'expired_token'

/**
 * Header by which a screen says for whose account it acts (an id; addition). When the session of the browser has become
 * somebody else's, in another tab for example, the call is refused by 403 and nothing is done for the wrong person.
 */
export const ACCOUNT_HEADER = 'X-Account'
/** Detail of the 403 that answers a call made for another account than the session's. */
export const ANOTHER_ACCOUNT_DETAIL = 'Someone else is logged in now. Nothing was done.'

/** Throttling defaults (decisions: proxies). */
export const LOGIN_FAILURES_PER_ACCOUNT = 10
export const LOGIN_FAILURES_PER_ADDRESS = 100
export const LOGIN_WINDOW_MINUTES = 15
export const REGISTRATIONS_PER_HOUR = 20
export const FORGOT_PASSWORD_PER_HOUR = 5

/** Header of the logical attempt of an acting call; a repeat answers the first result. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
