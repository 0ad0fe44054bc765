import { Client } from 'pg'
import * as z from 'zod/mini'

/** A statement as the service sent it. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** A named statement: the server may plan it without its values. */
  readonly isNamed: boolean
}

const shape = z.union([
  z.string(),
  z.object({ text: z.string(), name: z.optional(z.string()), values: z.optional(z.array(z.unknown())) }),
])

/** Collects what every connection of this process sends from now on. */
export const collectStatements = (): { take(): Statement[] } => {
  let statements: Statement[] = []
  const original: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof original !== 'function') throw new Error('the client has no query')
  Object.defineProperty(Client.prototype, 'query', {
    value(this: Client, ...args: readonly unknown[]): unknown {
      const parsed = shape.safeParse(args[0])
      if (parsed.success) {
        const sent = parsed.data
        const given = Array.isArray(args[1]) ? args[1] : []
        if (typeof sent === 'string') statements.push({ text: sent, values: given, isNamed: false })
        else statements.push({ text: sent.text, values: sent.values ?? given, isNamed: sent.name !== undefined })
      }
      return Reflect.apply(original, this, args)
    },
  })
  return {
    take() {
      const taken = statements
      statements = []
      return taken
    },
  }
}

/** What a statement read. */
export interface Reading {
  /** Pages of tables and indexes, found in memory or not. */
  readonly pages: number
  /** Tables that were read from end to end, with the rows looked at. */
  readonly scans: readonly { readonly table: string; readonly rows: number }[]
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number | undefined
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[] | undefined
}

const planNode: z.ZodMiniType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.optional(z.array(planNode))
  },
})

const answerShape = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })])

const scansOf = (node: PlanNode): Reading['scans'] => [
  ...(node['Node Type'] === 'Seq Scan'
    ? [
        {
          table: node['Relation Name'] ?? '?',
          rows: Math.round((node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']),
        },
      ]
    : []),
  ...(node.Plans ?? []).flatMap(scansOf),
]

const literal = (client: Client, value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return client.escapeLiteral(value.toISOString())
  return client.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}

const options = 'analyze, buffers, timing off, format json'

/** Runs a read again and counts; a named one with the plan that it has when it is planned without values. */
export const explain = async (client: Client, { text, values, isNamed }: Statement): Promise<Reading & { readonly plan: unknown }> => {
  const run = async (): Promise<unknown> => {
    if (!isNamed) return (await client.query(`explain (${options}) ${text}`, [...values])).rows
    await client.query(`set plan_cache_mode = force_generic_plan`)
    await client.query(`prepare explained as ${text}`)
    try {
      const given = values.length === 0 ? '' : `(${values.map((value) => literal(client, value)).join(', ')})`
      return (await client.query(`explain (${options}) execute explained${given}`)).rows
    } finally {
      await client.query('deallocate explained; reset plan_cache_mode')
    }
  }
  const [{ 'QUERY PLAN': [{ Plan: plan }] }] = answerShape.parse(await run())
  return { pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], scans: scansOf(plan), plan }
}
