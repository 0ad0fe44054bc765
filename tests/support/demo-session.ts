/** The password of every demo account. */
export const demoPassword = 'Clear-Skies-26'

export type DemoAccount = 'pilot' | 'copilot' | 'pending' | 'operator' | 'operator2' | 'admin'

export const demoEmail = (account: DemoAccount): string => `${account}@demo.pilotpair.test`

/** A cookie as Playwright's `addCookies` takes it. */
export interface SessionCookie {
  readonly name: string
  readonly value: string
  readonly url: string
}

/** Logs an account of a demo world in and answers the session's cookies. */
export const sessionOf = async (origin: string, email: string): Promise<SessionCookie[]> => {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`login of ${email} answered ${String(answer.status)}`)
  return answer.headers.getSetCookie().map((header) => {
    const [pair = ''] = header.split(';')
    const at = pair.indexOf('=')
    const path = /;\s*path=([^;]+)/i.exec(header)?.[1] ?? '/'
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin + path }
  })
}

/** Logs a demo account in and answers the session's cookies. */
export const demoSession = (origin: string, account: DemoAccount): Promise<SessionCookie[]> =>
  sessionOf(origin, demoEmail(account))
