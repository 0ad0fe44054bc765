import type { SessionUser } from '../auth/session.ts'

/** How a person may remove a post or comment: as its author, as an administrator (which is audited), or not at all. */
export type Removal = 'as author' | 'as administrator' | 'refused'

/** Own posts and comments can be removed; an administrator removes any. */
export const removalBy = (user: Pick<SessionUser, 'id' | 'role'>, authorId: string): Removal => {
  if (user.id === authorId) return 'as author'
  return user.role === 'super_admin' ? 'as administrator' : 'refused'
}
