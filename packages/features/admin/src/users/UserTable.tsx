import { adminTexts, type AdminUserCategory, type UserAdmin } from '@pilotpair/contract'
import { Avatar } from '@pilotpair/ui/avatar'
import { Badge } from '@pilotpair/ui/badge'
import { Button } from '@pilotpair/ui/button'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { Table, type TableColumn } from '@pilotpair/ui/table'
import { useUi } from '@pilotpair/ui/ui-provider'
import { Ban, CircleCheck, CircleDashed, Clock, FileCheck } from 'lucide-react'
import { memo, useMemo } from 'react'
import { inRow } from '../row-focus.ts'
import { dayText, hasDocuments, licenseOf, profileOf, statesOf, type UserState } from '../user-rows.ts'
import { actionsFor, type UserRequest, wordsFor } from './user-actions.ts'
import * as css from './Users.css.ts'

const looks = {
  waiting: { tone: 'accent', icon: <Clock /> },
  good: { tone: 'success', icon: <CircleCheck /> },
  stopped: { tone: 'danger', icon: <Ban /> },
  incomplete: { tone: 'warning', icon: <CircleDashed /> },
} as const satisfies Record<UserState['kind'], object>

const States = ({ states }: { readonly states: readonly UserState[] }) => (
  <span className={css.states}>
    {states.map(({ kind, text }) => (
      <Badge key={text} tone={looks[kind].tone} icon={looks[kind].icon}>
        {text}
      </Badge>
    ))}
  </span>
)

const License = ({ user }: { user: UserAdmin }) => {
  const license = licenseOf(user)
  const profile = profileOf(user)
  return (
    <span className={css.license}>
      {license === undefined ? (
        <span className={css.more}>No license given</span>
      ) : (
        <span>
          {license.type}
          <span className={css.more} dir="auto">
            {license.detail}
          </span>
        </span>
      )}
      {profile?.kind === 'incomplete' && <States states={[profile]} />}
    </span>
  )
}

const Since = ({ instant }: { instant: string }) => {
  const { timeZone } = useUi()
  return (
    <time dateTime={instant} className={css.whole}>
      {dayText(instant, timeZone)}
    </time>
  )
}

/** An address breaks before its "@" rather than anywhere. */
const Email = ({ address }: { address: string }) => {
  const at = Math.max(address.lastIndexOf('@'), 0)
  return (
    <bdi>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  )
}

const Person = ({ user: { name, email, profile_picture } }: { readonly user: UserAdmin }) => (
  <span className={css.person}>
    <Avatar name={name} src={profile_picture} alt="" size="small" />
    <span className={css.personText}>
      <span className={css.name} dir="auto">
        {name}
      </span>
      <span className={css.more}>
        <Email address={email} />
      </span>
    </span>
  </span>
)

/** What a row asks for. */
export interface UserTableActions {
  readonly onRequest: (request: UserRequest) => void
  readonly onView: (user: UserAdmin) => void
}

const Documents = ({ user, onView }: Pick<UserTableActions, 'onView'> & { readonly user: UserAdmin }) =>
  hasDocuments(user) ? (
    <Button
      {...inRow(user.id_user_account, 'documents')}
      variant="ghost"
      size="compact"
      className={css.documents}
      iconStart={<FileCheck />}
      aria-label={`${adminTexts.licenseDocuments} of ${user.name}`}
      onClick={() => onView(user)}
    >
      {adminTexts.licenseDocuments}
    </Button>
  ) : (
    <span className={`${css.more} ${css.whole}`}>No documents</span>
  )

const Actions = ({ user, onRequest }: Pick<UserTableActions, 'onRequest'> & { readonly user: UserAdmin }) => (
  <span className={css.actions}>
    {actionsFor(user).map((action) => {
      const { label, tone } = wordsFor({ action, user })
      return (
        <Button
          // One button that switches: it keeps the focus when it is another action from now on.
          key={action === 'reactivate' ? 'deactivate' : action}
          {...inRow(user.id_user_account, action)}
          size="compact"
          tone={tone}
          variant={action === 'approve' ? 'solid' : 'ghost'}
          aria-label={`${label} ${user.name}`}
          onClick={() => onRequest({ action, user })}
        >
          {label}
        </Button>
      )
    })}
  </span>
)

type Column = TableColumn<UserAdmin>

const person = (header: string): Column => ({ id: 'person', header, isRowHeader: true, cell: (user) => <Person user={user} /> })
const status: Column = { id: 'status', header: 'Status', onPhone: 'corner', cell: (user) => <States states={statesOf(user)} /> }
const license: Column = { id: 'license', header: 'License', cell: (user) => <License user={user} /> }
const since = (header: string): Column => ({
  id: 'since', header, from: 'desktop', onPhone: 'hidden', cell: ({ created_at }) => <Since instant={created_at} />,
})

const columnsFor = (category: AdminUserCategory, { onRequest, onView }: UserTableActions): readonly Column[] => {
  const documents: Column = { id: 'documents', header: 'Documents', cell: (user) => <Documents user={user} onView={onView} /> }
  const actions: Column = { id: 'actions', header: 'Actions', align: 'end', cell: (user) => <Actions user={user} onRequest={onRequest} /> }
  switch (category) {
    case 'pending_pilots':
      return [person('Pilot'), license, since('Registered'), documents, actions]
    case 'active_pilots':
      return [person('Pilot'), { ...license, from: 'desktop' }, status, since('Since'), documents, actions]
    case 'operators':
      return [person('Operator'), status, since('Since'), actions]
  }
}

interface UserTableProps extends UserTableActions {
  readonly category: AdminUserCategory
  /** Name of the table. */
  readonly caption: string
  /** Absent while they load. */
  readonly users: readonly UserAdmin[] | undefined
  /** What was searched for; the empty text lists everybody. */
  readonly search: string
}

/** The users of a tab (spec §2.19). Drawn again only for what changed: an action draws its row, not the list. */
export const UserTable = memo(({ category, caption, users, search, onRequest, onView }: UserTableProps) => {
  const columns = useMemo(() => columnsFor(category, { onRequest, onView }), [category, onRequest, onView])
  return (
    <Table
      caption={caption}
      density="compact"
      columns={columns}
      rows={users ?? []}
      rowKey={({ id_user_account }) => id_user_account}
      empty={
        <EmptyState drawing={<EmptyDrawing name="route" />}>
          {search === '' ? adminTexts.emptyCategory : 'Nobody here has a name or e-mail like that.'}
        </EmptyState>
      }
      {...(users === undefined && { loading: { label: 'Loading users', rows: 6 } })}
    />
  )
})
