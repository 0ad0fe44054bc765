import { adminTexts, type AdminUserCategory, type UserAdmin } from '@pilotpair/contract'
import { Avatar } from '@pilotpair/ui/avatar'
import { Badge } from '@pilotpair/ui/badge'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { Table, type TableColumn } from '@pilotpair/ui/table'
import { useUi } from '@pilotpair/ui/ui-provider'
import { Ban, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import { dayText, licenseOf, profileOf, statesOf, type UserState } from '../user-rows.ts'
import * as css from './Users.css.ts'

const looks = {
  waiting: { tone: 'accent', icon: <Clock /> },
  good: { tone: 'success', icon: <CircleCheck /> },
  stopped: { tone: 'danger', icon: <Ban /> },
  incomplete: { tone: 'warning', icon: <CircleDashed /> },
} as const satisfies Record<UserState['kind'], object>

const States = ({ user }: { user: UserAdmin }) => (
  <span className={css.states}>
    {statesOf(user).map(({ kind, text }) => (
      <Badge key={text} tone={looks[kind].tone} icon={looks[kind].icon}>
        {text}
      </Badge>
    ))}
  </span>
)

const Profile = ({ user }: { user: UserAdmin }) => {
  const profile = profileOf(user)
  if (profile === undefined) return null
  const isGood = profile.kind === 'good'
  const Sign = isGood ? CircleCheck : CircleDashed
  return (
    <span className={css.profile}>
      <Sign size={16} strokeWidth={1.75} aria-hidden className={isGood ? css.profileIcon : css.profileIconOpen} />
      {profile.text}
    </span>
  )
}

const License = ({ user }: { user: UserAdmin }) => {
  const license = licenseOf(user)
  if (license === undefined) return <span className={css.more}>Not given</span>
  return (
    <>
      {license.type}
      <span className={css.more} dir="auto">
        {license.detail}
      </span>
    </>
  )
}

const Since = ({ instant }: { instant: string }) => {
  const { timeZone } = useUi()
  return (
    <time dateTime={instant} className={css.date}>
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

const person = (header: string): TableColumn<UserAdmin> => ({
  id: 'person',
  header,
  isRowHeader: true,
  cell: ({ name, email, profile_picture }) => (
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
  ),
})

const status: TableColumn<UserAdmin> = {
  id: 'status',
  header: 'Status',
  onPhone: 'corner',
  cell: (user) => <States user={user} />,
}

const since: TableColumn<UserAdmin> = {
  id: 'since',
  header: 'Since',
  phoneLabel: true,
  cell: ({ created_at }) => <Since instant={created_at} />,
}

const pilotColumns: readonly TableColumn<UserAdmin>[] = [
  person('Pilot'),
  { id: 'license', header: 'License', from: 'desktop', cell: (user) => <License user={user} /> },
  { id: 'profile', header: 'Profile', phoneLabel: true, cell: (user) => <Profile user={user} /> },
  status,
  since,
]

const columnsOf: Readonly<Record<AdminUserCategory, readonly TableColumn<UserAdmin>[]>> = {
  pending_pilots: pilotColumns,
  active_pilots: pilotColumns,
  operators: [person('Operator'), status, since],
}

interface UserTableProps {
  readonly category: AdminUserCategory
  /** Name of the table. */
  readonly caption: string
  /** Absent while they load. */
  readonly users: readonly UserAdmin[] | undefined
  /** What was searched for; the empty text lists everybody. */
  readonly search: string
}

/** The users of a tab, read only (spec §2.19). */
export const UserTable = ({ category, caption, users, search }: UserTableProps) => (
  <Table
    caption={caption}
    density="compact"
    columns={columnsOf[category]}
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
