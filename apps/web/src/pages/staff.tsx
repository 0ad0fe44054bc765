import { AdminUsersScreen } from '@pilotpair/feature-admin'
import { OperatorScreen } from '@pilotpair/feature-operator'
import { useSession } from '@pilotpair/feature-session'
import { useQuery } from '../go.ts'

/** /operator. */
export const Operator = () => {
  const session = useSession()
  return <OperatorScreen showsOperator={session.kind === 'user' && session.user.role === 'super_admin'} />
}

/** /admin and /admin/users: the tab lives in the address. */
export const AdminUsers = () => {
  const [query, setQuery] = useQuery()
  return <AdminUsersScreen tab={query.get('tab')} onTabChange={(tab) => setQuery({ tab }, { replace: true })} />
}
