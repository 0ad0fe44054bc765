import { createContext, use, useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { knownLocale } from '../../internal/locale.ts'
import { sureDate } from '../../internal/sureDate.ts'

/** What a host's link component receives: an anchor's props with a sure `href`. */
export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** What components ask of their surroundings. */
export interface UiEnvironment {
  /** Renders links to the host's own addresses. @default a plain `<a>` */
  LinkComponent: ComponentType<LinkComponentProps>
  /**
   * BCP 47 tag by which numbers are read and written, and the names of days and months and relative times are written.
   * Money is US dollars and clocks have 24 hours in every language. What is no tag counts as not given.
   *
   * @default 'en-US'
   */
  locale: string
  /**
   * IANA zone of the viewer, for example `Intl.DateTimeFormat().resolvedOptions().timeZone`. No component reads the
   * runtime's zone itself.
   *
   * @default undefined: the viewer's own time and today's mark are left out
   */
  timeZone: string | undefined
  /**
   * The current instant: `() => new Date()` in an application, a fixed one where stories and tests must repeat. No
   * component reads the clock itself. One that tells no time counts as not given.
   *
   * @default undefined: instants are written as dates, and nothing is told apart by its age
   */
  now: (() => Date) | undefined
}

const PlainLink = ({ children, ...rest }: LinkComponentProps) => <a {...rest}>{children}</a>

const defaults: UiEnvironment = {
  LinkComponent: PlainLink,
  locale: 'en-US',
  timeZone: undefined,
  now: undefined,
}

const UiContext = createContext<UiEnvironment>(defaults)

export interface UiProviderProps extends Partial<UiEnvironment> {
  /** Everything that is to know it. */
  children: ReactNode
}

/**
 * Tells all components below about router, language, zone and clock. Components also work without it. Use it once
 * around an application, and again around a part that differs, for example in another zone.
 */
export const UiProvider = ({ children, LinkComponent, locale, timeZone, now }: UiProviderProps) => {
  const outer = use(UiContext)
  const value = useMemo(
    () => ({
      LinkComponent: LinkComponent ?? outer.LinkComponent,
      locale: knownLocale(locale, outer.locale),
      timeZone: timeZone ?? outer.timeZone,
      now: sureDate(now?.()) === undefined ? outer.now : now,
    }),
    [outer, LinkComponent, locale, timeZone, now],
  )
  return <UiContext value={value}>{children}</UiContext>
}

/** The surroundings set by the nearest `UiProvider`, or their defaults. */
export const useUi = (): UiEnvironment => use(UiContext)
