import { caller } from '../support/http.ts'
import { report, tally } from '../support/report.ts'
import { countOf, type Stage } from '../support/stage.ts'

/** Two administrators, the only ones, deactivate each other at once: one of them stays. */
export const raceOfAdmins = async (stage: Stage, origin: string, rounds: number): Promise<void> => {
  const { client } = stage
  const statuses: number[] = []
  const left: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [ann, bob] = [await stage.administrator(), await stage.administrator()]
    // One of the earlier ones is left, whom the database would not let go before these two were there.
    await client.query(`update user_accounts set is_activated = false where role = 'super_admin' and id <> all($1)`, [[ann.id, bob.id]])
    const answers = await Promise.all([
      caller(origin, ann.client.cookies).call('PATCH', `admin/users/${bob.id}`, { is_activated: false }),
      caller(origin, bob.client.cookies).call('PATCH', `admin/users/${ann.id}`, { is_activated: false }),
    ])
    statuses.push(...answers.map(({ status }) => status))
    left.push(await countOf(client, `select count(*) from user_accounts where role = 'super_admin' and is_activated`))
  }
  const holds = left.every((count) => count === 1) && statuses.every((status) => status < 500)
  report('two administrators against each other', holds, { rounds, administratorsLeft: tally(left), answers: tally(statuses) })
}
