import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../lib/make-folder.ts'
import { StartError } from '../lib/start-error.ts'

/** When process `pid` started, in clock ticks since boot, where the system tells it: tells a reused pid apart. */
const startOf = (pid: number): string => {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const holderOf = (content: string): number | undefined => {
  const [pidText = '', start = ''] = content.trim().split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return undefined
  return start !== '' && startOf(pid) !== start ? undefined : pid
}

const readIfThere = (file: string): string | undefined => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const tryCreate = (file: string, content: string): boolean => {
  try {
    fs.writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Moves the stale lock away; the rename lets only one of several starting processes win. */
const removeStale = (file: string, stale: string): void => {
  const aside = `${file}.${process.pid}`
  try {
    fs.renameSync(file, aside)
  } catch {
    return
  }
  if (readIfThere(aside) !== stale) {
    try {
      fs.linkSync(aside, file)
    } catch {
      // A third process holds the lock by now; ours to give up.
    }
  }
  fs.rmSync(aside, { force: true })
}

/**
 * Takes the folder for this process. PGlite has no lock of its own: a second process would silently overwrite
 * the first one's files. A lock left by a killed process is taken over.
 *
 * @returns frees the folder
 * @throws StartError "… is in use by process N" when a living process holds it
 */
export const lockFolder = (folder: string): (() => void) => {
  try {
    makeFolder(folder)
    fs.accessSync(folder, fs.constants.W_OK)
  } catch (error) {
    throw new StartError(`Cannot write to the data folder ${folder} (${String(error)}): set DATA_DIR to another.`)
  }
  const file = path.join(folder, 'service.lock')
  const content = `${process.pid} ${startOf(process.pid)}\n`
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(file, content)) {
      const free = (): void => {
        process.off('exit', free)
        if (readIfThere(file) === content) fs.rmSync(file, { force: true })
      }
      process.once('exit', free)
      return free
    }
    const found = readIfThere(file)
    if (found === undefined) continue
    const holder = holderOf(found)
    if (holder !== undefined) {
      throw new StartError(`The data folder ${folder} is in use by process ${holder}: stop it, or set DATA_DIR.`)
    }
    removeStale(file, found)
  }
  throw new StartError(`The data folder ${folder} is being taken by another process: try again.`)
}
