// What every script of the repository needs before it can do its own work: the packages and a usable Node.
// Runs on Node 20 before anything is installed, so it uses nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '../..')

const bin = path.join(root, 'node_modules/.bin')

/** The environment in which tools run: the Node that came with the packages stands first. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})

/** Ends the script with one clear line. */
export const fail = (line, code = 1) => {
  console.error(line)
  process.exit(code)
}

/** When a file was last written; 0 when it is not there. */
const writtenAt = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Installs the packages when they are missing, or older than the lock file. */
export const ensureInstalled = () => {
  if (writtenAt('node_modules/.package-lock.json') >= writtenAt('package-lock.json')) return
  console.error('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.error) fail(`npm could not be started: ${done.error.message}`)
  if (done.status !== 0) fail('The packages could not be installed; npm says why above.')
}

/** Ends the script when the Node that tools will run on is too old. */
export const ensureNode = () => {
  const check = spawnSync('node', [path.join(root, 'scripts/check-node.mjs')], { env: toolEnv(), stdio: ['ignore', 'inherit', 'inherit'] })
  if (check.status !== 0) process.exit(1)
}

/** Runs a command quietly, without colours that nobody sees; answers its exit code, seconds and whole output. */
export const runQuiet = (command, args, env = {}) =>
  new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(command, args, { cwd: root, env: toolEnv({ NO_COLOR: '1', ...env }), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, seconds: 0, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, seconds: (performance.now() - began) / 1000, output }))
  })

/** Runs a command with the terminal; answers its exit code. Signals to this process reach the child. */
export const runLoud = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: toolEnv(env), stdio: 'inherit' })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    // npm hands a SIGTERM to the shell between, which goes without a word: whoever stopped npm means what it ran.
    const parent = process.ppid
    const watch = process.env.npm_lifecycle_event === undefined ? undefined : setInterval(() => process.ppid === parent || pass('SIGTERM'), 500)
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`))
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      clearInterval(watch)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
