import { Badge } from '@pilotpair/ui/badge'
import { Link } from '@pilotpair/ui/link'
import { ProgressBar } from '@pilotpair/ui/progress-bar'
import './fleet.css'

/** A route of its own file: the library's style sheets come after the host's own. */
const Fleet = () => (
  <section className="fleet">
    <h2>Fleet</h2>
    <Badge className="lazy">Ready</Badge>
    <Badge className="early">Early</Badge>
    <Badge className="late">Late</Badge>
    <ProgressBar className="host-brand" label="Fuel" value={0.5} />
    <Link className="reset" href="/">
      Reset
    </Link>
    <Link className="kept" href="/">
      Kept
    </Link>
  </section>
)

export default Fleet
