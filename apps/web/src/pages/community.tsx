import { CommunityScreen, readFilter } from '@pilotpair/feature-community'
import { loginFor } from '@pilotpair/feature-session'
import { useLocation, useSearchParams } from 'react-router-dom'

/** /community: its category lives in the address. */
export const Community = () => {
  const { pathname, search } = useLocation()
  const [query, setQuery] = useSearchParams()
  return (
    <CommunityScreen
      filter={readFilter(query.get('category'))}
      onFilterChange={(filter) => setQuery(filter === 'all' ? {} : { category: filter })}
      loginHref={loginFor(pathname + search)}
    />
  )
}
