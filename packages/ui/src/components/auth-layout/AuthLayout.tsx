import type { ComponentProps, ReactNode } from 'react'
import { BareLink } from '../../internal/BareLink.tsx'
import { cx } from '../../internal/cx.ts'
import { PanelScene, type PanelSceneName } from '../illustrations/PanelScene.tsx'
import { Logo } from '../logo/Logo.tsx'
import * as css from './AuthLayout.css.ts'
import { SampleFlight } from './SampleFlight.tsx'

export interface AuthLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The one title of the screen. */
  title: string
  /** A sentence beneath it. @default nothing */
  description?: ReactNode
  /** The form. */
  children: ReactNode
  /** Beneath the form: where to go instead. @default nothing */
  after?: ReactNode
  /** Small print at the lower edge. @default nothing */
  footer?: ReactNode
  /** Where the logo leads, and what that place is called: a name that begins with the logo's words. */
  home: { href: string; label: string }
  /** The host's own mark, in place of PilotPair's. @default `Logo` */
  logo?: ReactNode
  /**
   * Words on the illustrated panel, which is decorative. Line breaks are kept.
   * @default 'Share the flight.\nSplit the cost.'
   */
  slogan?: string | undefined
  /**
   * A smaller line beneath the slogan, decorative too.
   * @default 'Find a co-pilot, book the aircraft and fly together.'
   */
  subline?: string | undefined
  /** The drawing on the illustrated panel. @default 'together' */
  scene?: PanelSceneName | undefined
}

/**
 * Screens before the log-in: the form on one side, a quiet picture of the product on the other, from 960 px. The
 * picture says nothing that the form needs and is hidden from assistive technology. Use it for log-in, registration
 * and lost passwords only; every screen behind the log-in stands in a `PageLayout`.
 */
export const AuthLayout = (props: AuthLayoutProps) => {
  const {
    title, description, children, after, footer, home, logo, scene = 'together', slogan = 'Share the flight.\nSplit the cost.',
    subline = 'Find a co-pilot, book the aircraft and fly together.', className, ...rest
  } = props
  return (
    <div {...rest} className={cx(css.root, className)}>
      <div className={css.side}>
        <header>
          <BareLink href={home.href} aria-label={home.label} className={css.home}>
            {logo ?? <Logo />}
          </BareLink>
        </header>
        <main id="content" tabIndex={-1} className={css.box}>
          <div className={css.head}>
            <h1 className={css.title}>{title}</h1>
            {description !== undefined && <p className={css.lead}>{description}</p>}
          </div>
          {children}
          {after !== undefined && <div className={css.after}>{after}</div>}
        </main>
        {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
      </div>
      <div className={css.panel} aria-hidden="true">
        <div className={css.frame}>
          <PanelScene name={scene} />
          <div className={css.say}>
            <p className={css.slogan}>{slogan}</p>
            <p className={css.subline}>{subline}</p>
          </div>
          <div className={css.sample}>
            <SampleFlight />
          </div>
        </div>
      </div>
    </div>
  )
}
