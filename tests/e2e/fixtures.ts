import { test as base } from '@playwright/test'
import { type DemoAccount, demoSession } from '../support/demo-session.ts'
import { createPeople, type People, type Person } from '../support/people.ts'
import { type Service, startService } from '../support/service.ts'

interface Fixtures {
  /** Where the service of this worker runs. */
  readonly origin: string
  /** Gives the page the session of a demo account without passing the login screen. */
  readonly enterAs: (account: DemoAccount) => Promise<void>
  /** Makes people and aircraft of the journey's own: a journey that changes anything uses no demo account. */
  readonly people: People
  /** Gives the page the session of one of them. */
  readonly enter: (person: Person) => Promise<void>
}

/** Journeys run against the real service: one a worker, each with a fresh demo world. */
export const test = base.extend<Fixtures, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands the destructured form
    async ({}, provide) => {
      const service = await startService({ THROTTLING: 'off' })
      await provide(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ service }, provide) => provide(service.origin),
  origin: async ({ service }, provide) => provide(service.origin),
  people: async ({ service }, provide) => provide(createPeople(service.origin)),
  enter: async ({ context }, provide) => provide((person) => context.addCookies([...person.cookies])),
  enterAs: async ({ service, context }, provide) =>
    provide(async (account) => {
      await context.addCookies([...(await demoSession(service.origin, account))])
    }),
})

export { expect } from '@playwright/test'
export { demoEmail, demoPassword } from '../support/demo-session.ts'
export { type People, type Person, testCards } from '../support/people.ts'
