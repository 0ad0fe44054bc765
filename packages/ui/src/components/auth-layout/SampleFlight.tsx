import * as css from './AuthLayout.css.ts'

/** A flight as the product shows it; part of the picture, not of the data. */
export const SampleFlight = () => (
  <div className={css.strip}>
    <div className={css.date}>
      <span>Sat</span>
      <span className={css.day}>12</span>
      <span>Dec</span>
    </div>
    <div className={css.when}>
      <p className={css.strong}>
        <bdi>10:00–13:00 PST</bdi>
      </p>
      <p className={css.small}>Cessna 172S Skyhawk, Palo Alto (PAO)</p>
    </div>
    <div className={css.who}>
      <span className={css.pair}>
        <span className={css.pilot.first}>ML</span>
        <span className={css.pilot.second}>DO</span>
      </span>
      <div>
        <p className={css.strong}>$247.50</p>
        <p className={css.tiny}>each</p>
      </div>
    </div>
  </div>
)
