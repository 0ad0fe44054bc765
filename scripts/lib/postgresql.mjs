// A PostgreSQL server for tests and benches: of TEST_DATABASE_URL, or a throw-away cluster of the installed server.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fail } from './workspace.mjs'

const oldest = 15
const packaged = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

const run = (command, args, options = {}) => spawnSync(command, args, { encoding: 'utf8', ...options })

const versionOf = (bin) => {
  const { stdout } = run(path.join(bin, 'postgres'), ['--version'])
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

/** The newest installed server's programs; Debian keeps them out of PATH. */
const findServer = () => {
  const folders = existsSync(packaged) ? readdirSync(packaged).map((version) => path.join(packaged, version, 'bin')) : []
  const inPath = (process.env.PATH ?? '').split(path.delimiter)
  const complete = [...folders, ...inPath].filter((bin) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(path.join(bin, program))),
  )
  const [best] = complete.map((bin) => ({ bin, version: versionOf(bin) })).sort((a, b) => b.version - a.version)
  return best && best.version >= oldest ? best : undefined
}

/** Debian starts a cluster with the package unless told otherwise; ours must be the only one. */
const installServer = () => {
  if (!existsSync('/etc/debian_version') || !isRoot) return
  console.error('Installing PostgreSQL for the tests …')
  const settings = '/etc/postgresql-common/createcluster.conf'
  if (!existsSync(settings)) {
    mkdirSync(path.dirname(settings), { recursive: true })
    writeFileSync(settings, "create_main_cluster = false\nstart_conf = 'manual'\n")
  }
  const apt = (args) =>
    run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Options::=--force-confold', '-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0
  if (!apt(['update']) || !apt(['install', '-y', '--no-install-recommends', 'postgresql'])) {
    fail('PostgreSQL could not be installed; apt-get says why above.')
  }
}

/** Ids of the user that runs the cluster: PostgreSQL refuses root. */
const clusterUser = () => {
  if (!isRoot) return {}
  for (const name of ['postgres', 'nobody']) {
    const uid = run('id', ['-u', name])
    const gid = run('id', ['-g', name])
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  return fail('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * Starts a throw-away cluster as a user without privileges.
 *
 * @param settings more of the server's settings, for example `['max_connections=400']`; they win over the usual ones
 */
export const startCluster = async (settings = []) => {
  if (!findServer()) installServer()
  const server = findServer() ?? fail(`Install PostgreSQL ${oldest} or newer, or set TEST_DATABASE_URL.`)
  const user = clusterUser()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-pg-'))
  chmodSync(folder, 0o700)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const as = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder } }
  const step = (program, args) => run(path.join(server.bin, program), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = () => {
    if (existsSync(path.join(data, 'postmaster.pid'))) step('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
  const must = (program, args) => {
    const done = step(program, args)
    if (done.status === 0) return
    stop()
    fail(`${program} failed: ${(done.stderr || done.error?.message || `exit code ${done.status}`).trim()}`)
  }
  must('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'])
  const port = await freePort()
  const all = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200', ...settings]
  const options = `-p ${port} -k ${folder} ${all.map((setting) => `-c ${setting}`).join(' ')}`
  must('pg_ctl', ['-D', data, '-l', path.join(folder, 'log'), '-o', options, '-w', '-t', '60', 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: server.version,
    stop,
    /** Takes the server away as a crash does, and brings it back at the same address. */
    halt: () => must('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']),
    resume: () => must('pg_ctl', ['-D', data, '-l', path.join(folder, 'log'), '-o', options, '-w', '-t', '60', 'start']),
  }
}

/** The server that an address leads to, left as it is. */
export const givenServer = async (url) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as version`)
    if (rows[0].version < oldest) fail(`TEST_DATABASE_URL leads to PostgreSQL ${rows[0].version}; ${oldest} is the oldest that will do.`)
    return { url, version: rows[0].version, stop: () => {} }
  } catch (error) {
    return fail(`TEST_DATABASE_URL cannot be reached: ${error.message || error.code}`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The server of TEST_DATABASE_URL, or a throw-away cluster; `stop` ends only the latter. */
export const openServer = (settings = []) => {
  const given = process.env.TEST_DATABASE_URL
  return given ? givenServer(given) : startCluster(settings)
}
