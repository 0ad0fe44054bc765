import { ADMIN_USER_CATEGORIES, adminTexts, type AdminUserCategory, type AdminUserCounts } from '@pilotpair/contract'

/** The tabs of the user management (spec §2.19, and the queue of cancellations). */
export const ADMIN_TABS = [...ADMIN_USER_CATEGORIES, 'cancellations', 'create_operator'] as const
export type AdminTab = (typeof ADMIN_TABS)[number]

/** The tab that an address names; the first one for anything else. */
export const adminTabOf = (name: string | null): AdminTab => ADMIN_TABS.find((tab) => tab === name) ?? 'pending_pilots'

/** Whether a tab lists users. */
export const isCategory = (tab: AdminTab): tab is AdminUserCategory => ADMIN_USER_CATEGORIES.some((category) => category === tab)

const withoutNumber = (text: string): string => text.replace(/ \(\{n\}\)$/, '')

/** Words of a tab: "Pending Pilots (4)". Until the numbers are known, without brackets. */
export const tabLabel = (tab: AdminTab, counts: AdminUserCounts | undefined): string => {
  switch (tab) {
    case 'pending_pilots': {
      const text = adminTexts.tabPendingPilots
      return counts === undefined ? withoutNumber(text.source) : text({ n: counts.pending_pilots })
    }
    case 'active_pilots': {
      const text = adminTexts.tabActivePilots
      return counts === undefined ? withoutNumber(text.source) : text({ n: counts.active_pilots })
    }
    case 'operators': {
      const text = adminTexts.tabOperators
      return counts === undefined ? withoutNumber(text.source) : text({ n: counts.operators })
    }
    case 'cancellations':
      return counts === undefined ? 'Cancellations' : `Cancellations (${String(counts.cancellations)})`
    case 'create_operator':
      return adminTexts.tabCreateOperator
  }
}
