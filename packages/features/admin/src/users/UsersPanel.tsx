import type { AdminUserCategory, UserAdmin } from '@pilotpair/contract'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useAskedPart } from '../asked-part.ts'
import { useRowFocus } from '../row-focus.ts'
import type { UserRequest } from './user-actions.ts'
import { UserList } from './UserList.tsx'
import { UserSearch } from './UserSearch.tsx'
import * as css from './Users.css.ts'

// Asked for one by one, so no part of the first load.
const fetchActions = () => import('./UserActionDialog.tsx')
const fetchDocuments = () => import('./DocumentsViewer.tsx')

interface UsersPanelProps {
  readonly category: AdminUserCategory
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Told when a failed list is tried again. */
  readonly onRetry: () => void
  /** Looks after the session, so that an image that failed can be loaded again. */
  readonly checkSession: () => PromiseLike<unknown>
}

/** A tab that lists users, with what can be done with them (spec §2.19). */
export const UsersPanel = ({ category, search, onSearch, onRetry, checkSession }: UsersPanelProps) => {
  const [request, setRequest] = useState<UserRequest>()
  const [viewed, setViewed] = useState<UserAdmin>()
  const [actions, loadActions] = useAskedPart(fetchActions)
  const [documents, loadDocuments] = useAskedPart(fetchDocuments)
  // What is searched for shows at once; the rows, of which there may be thousands, follow.
  const shown = useDeferredValue(search)
  // The same functions over time, so that hundreds of rows are not drawn again.
  const ask = useCallback(
    (asked: UserRequest): void => {
      setRequest(asked)
      loadActions()
    },
    [loadActions],
  )
  const view = useCallback(
    (user: UserAdmin): void => {
      setViewed(user)
      loadDocuments()
    },
    [loadDocuments],
  )
  const panel = useRef<HTMLDivElement>(null)
  const { onFocus, settle, awaitRows } = useRowFocus(panel)
  // Dialog and row go in either order.
  useEffect(() => {
    if (request === undefined && viewed === undefined) settle()
  }, [request, viewed, settle])
  const retry = useCallback((): void => {
    awaitRows()
    onRetry()
  }, [awaitRows, onRetry])
  return (
    <div ref={panel} className={css.content} onFocus={onFocus}>
      <UserSearch search={search} onSearch={onSearch} />
      <UserList category={category} search={shown} onRetry={retry} onRowsChange={settle} onRequest={ask} onView={view} />
      {viewed !== undefined && documents.kind === 'ready' && (
        <documents.part.DocumentsViewer
          user={viewed}
          list={{ category, search: shown }}
          onClose={() => setViewed(undefined)}
          onRequest={ask}
          checkSession={checkSession}
        />
      )}
      {request !== undefined && actions.kind === 'ready' && (
        <actions.part.UserActionDialog
          key={`${request.action} ${request.user.id_user_account}`}
          request={request}
          onCancel={() => setRequest(undefined)}
          onDone={() => {
            setRequest(undefined)
            setViewed(undefined)
          }}
        />
      )}
    </div>
  )
}
