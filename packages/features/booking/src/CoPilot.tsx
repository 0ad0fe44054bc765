import { Avatar } from '@pilotpair/ui/avatar'
import * as css from './Booking.css.ts'
import type { CoPilotView } from './co-pilot-view.ts'

/** Props of {@link CoPilot}. */
export interface CoPilotProps {
  readonly coPilot: CoPilotView
  /** Their airport too. @default false */
  readonly hasHome?: boolean
}

/** The pilot who is invited: picture, name, licence and hours. */
export const CoPilot = ({ coPilot, hasHome = false }: CoPilotProps) => (
  <div className={css.person}>
    <Avatar name={coPilot.name} src={coPilot.pictureUrl} alt="" size="large" />
    <div className={css.personWords}>
      <span className={css.strong} dir="auto">
        {coPilot.name}
      </span>
      {coPilot.experience !== '' && <span className={css.quiet}>{coPilot.experience}</span>}
      {hasHome && coPilot.homeAirport !== undefined && (
        <span className={css.quiet} dir="auto">
          {coPilot.homeAirport}
        </span>
      )}
    </div>
  </div>
)
