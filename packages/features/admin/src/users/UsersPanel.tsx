import type { AdminUserCategory, UserAdmin } from '@pilotpair/contract'
import { ON_DEMAND_FAILED, useOnDemand } from '@pilotpair/feature-core'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { useCallback, useEffect, useRef, useState } from 'react'
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
  const [actions, loadActions] = useOnDemand(fetchActions)
  const [documents, loadDocuments] = useOnDemand(fetchDocuments)
  const hasFailed = (request !== undefined && actions.kind === 'failed') || (viewed !== undefined && documents.kind === 'failed')
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
  const hasActed = useRef(false)
  // The row that was acted on may be gone, and its button with it: the keyboard goes on at the list. Dialog and row go in
  // either order.
  const keepFocus = useCallback(() => {
    if (hasActed.current && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (request === undefined) keepFocus()
  }, [keepFocus, request])
  return (
    <div ref={panel} tabIndex={-1} className={css.content}>
      <UserSearch search={search} onSearch={onSearch} />
      <UserList category={category} search={search} onRetry={onRetry} onRowsChange={keepFocus} onRequest={ask} onView={view} />
      {hasFailed && <InlineAlert tone="danger">{ON_DEMAND_FAILED}</InlineAlert>}
      {viewed !== undefined && documents.kind === 'ready' && (
        <documents.part.DocumentsViewer
          user={viewed}
          list={{ category, search }}
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
            hasActed.current = true
          }}
        />
      )}
    </div>
  )
}
