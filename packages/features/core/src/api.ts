import { createApi } from '@reduxjs/toolkit/query/react'
import { serviceBaseQuery } from './base-query.ts'

/**
 * What is read and changed, by one capability or by several.
 *
 * - `CurrentUser`: the account of the session.
 * - `Profile`: the own pilot profile.
 * - `Flights`: sent and received requests and My Flights.
 * - `OperatorFlights`: what waits for an operator, is confirmed or past.
 * - `Aircraft`: aircraft, by id, and their lists (`LIST`, `MINE`).
 * - `Availability`: the week and the projected hours of an aircraft, by its id.
 * - `Cards`: saved cards.
 * - `Conversations`, `Unread`: the chat's list and its badge.
 * - `Posts`: the community's feed.
 * - `AdminUsers`: the users that administrators see, and how many there are.
 */
const sharedTags = [
  'CurrentUser', 'Profile', 'Flights', 'OperatorFlights', 'Aircraft', 'Availability', 'Cards', 'Conversations', 'Unread', 'Posts',
  'AdminUsers',
] as const

/**
 * The one empty API that every feature extends with `injectEndpoints(…)`. Data is fresh for a minute after its last use; coming back online reads it again.
 * Whose lists others change asks for more: `refetchOnFocus`, `refetchOnMountOrArgChange`, `pollingInterval`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: serviceBaseQuery,
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  tagTypes: sharedTags,
  endpoints: () => ({}),
})
