import { dashboardTexts, type FlightProposal } from '@pilotpair/contract'
import { Avatar } from '@pilotpair/ui/avatar'
import { Link } from '@pilotpair/ui/link'
import { Panel } from '@pilotpair/ui/page'
import { formatMoney } from '@pilotpair/ui/price'
import { Stack } from '@pilotpair/ui/stack'
import { useUi } from '@pilotpair/ui/ui-provider'
import { ChevronRight } from 'lucide-react'
import { toDisplayRequest } from '@pilotpair/feature-flights'
import { startOnBothClocks } from '@pilotpair/feature-core'
import { notifications } from '../overview.ts'
import * as css from './Dashboard.css.ts'
import { RowSkeletons } from './RowSkeletons.tsx'
import { Slotted } from './Slotted.tsx'

const Row = ({ request, href }: { request: FlightProposal; href: string | undefined }) => {
  const { timeZone } = useUi()
  const { inviterName, inviterPhotoUrl, aircraft } = toDisplayRequest(request)
  const content = (
    <>
      <Avatar name={inviterName} src={inviterPhotoUrl} alt="" />
      <span className={css.requestText}>
        <span className={css.rowTitle} dir="auto">
          <Slotted text={dashboardTexts.newRequest} value={inviterName} />
        </span>
        <span className={css.rowMore}>
          <bdi>{aircraft}</bdi>
          <time dateTime={request.flight_date} dir="ltr" className={css.dotted}>
            {startOnBothClocks(request.flight_date, request.aircraft.airport.timezone, timeZone)}
          </time>
        </span>
      </span>
      <span className={css.price}>{formatMoney(request.total_cents)}</span>
      {href !== undefined && <ChevronRight size={16} strokeWidth={1.5} aria-hidden />}
    </>
  )
  return href === undefined ? (
    <div className={css.row}>{content}</div>
  ) : (
    <Link href={href} tone="inherit" underline="hover" className={`${css.row} ${css.rowLink}`}>
      {content}
    </Link>
  )
}

interface NotificationsProps {
  /** Absent while they load. */
  readonly received: readonly FlightProposal[] | undefined
  /** Where requests are answered; absent until that screen is built. */
  readonly href: string | undefined
}

/** "Recent Notifications" (spec §2.5): the first three received requests. */
export const Notifications = ({ received, href }: NotificationsProps) => (
  <Panel
    title={dashboardTexts.recentNotifications}
    {...(href === undefined || received === undefined || received.length === 0
      ? {}
      : { aside: <Link href={href} aria-label="See all requests">See all</Link> })}
  >
    {received === undefined ? (
      <RowSkeletons label="Loading your requests" hasPicture />
    ) : received.length === 0 ? (
      <p className={css.quiet}>{dashboardTexts.noNotifications}</p>
    ) : (
      <Stack as="ul" gap={0}>
        {notifications(received).map((request) => (
          <li key={request.id_flight_proporsal} className={css.item}>
            <Row request={request} href={href} />
          </li>
        ))}
      </Stack>
    )}
  </Panel>
)
