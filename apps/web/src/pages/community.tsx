import { CommunityScreen, readFilter } from '@pilotpair/feature-community'
import { loginFor } from '@pilotpair/feature-session'
import { useLocation } from 'react-router-dom'
import { useQuery } from '../go.ts'

/** /community: its category lives in the address. */
export const Community = () => {
  const { pathname, search } = useLocation()
  const [query, setQuery] = useQuery()
  return (
    <CommunityScreen
      filter={readFilter(query.get('category'))}
      onFilterChange={(filter) => setQuery(filter === 'all' ? {} : { category: filter })}
      loginHref={loginFor(pathname + search)}
    />
  )
}
