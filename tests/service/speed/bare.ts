/**
 * The least that can answer such a request: node:http, and the same statements with the same values as pg's named
 * statements. Listens on a free port and prints its address.
 */
import { createServer } from 'node:http'
import process from 'node:process'
import { Pool } from 'pg'
import * as z from 'zod/mini'

const settings = z
  .object({ url: z.string(), pool: z.number(), statements: z.array(z.object({ text: z.string(), values: z.array(z.unknown()) })) })
  .parse(JSON.parse(process.argv[2] ?? ''))
const pool = new Pool({ connectionString: settings.url, max: settings.pool })
const named = settings.statements.map(({ text, values }, index) => ({ name: `bare_${index}`, text, values }))

const server = createServer((_request, response) => {
  const answer = async (): Promise<void> => {
    let rows: unknown
    for (const statement of named) ({ rows } = await pool.query(statement))
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(rows))
  }
  answer().catch(() => response.destroy())
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.stdout.write(`ready at http://localhost:${port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
