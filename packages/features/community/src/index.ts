import { lazyScreen } from '@pilotpair/feature-core'

export { type FeedFilter, readFilter } from './feed-filter.ts'
export type { CommunityScreenProps } from './feed/CommunityScreen.tsx'

/** The community feed (spec §2.14), loaded when it is first shown. */
export const CommunityScreen = lazyScreen(
  () => import('./feed/CommunityScreen.tsx'),
  (module) => module.CommunityScreen,
  (module) => module.prepareCommunity,
)
