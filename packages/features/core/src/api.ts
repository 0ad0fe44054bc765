import { createApi } from '@reduxjs/toolkit/query/react'
import { serviceBaseQuery } from './base-query.ts'

/**
 * The one empty API that every feature extends with `enhanceEndpoints({ addTagTypes }).injectEndpoints(…)`.
 * Data is fresh for a minute after its last use; coming back online or to the tab reads it again.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: serviceBaseQuery,
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  // Read by all, changed by several: the account of the session.
  tagTypes: ['CurrentUser'],
  endpoints: () => ({}),
})
