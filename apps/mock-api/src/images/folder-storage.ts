import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../lib/make-folder.ts'
import type { ImageStorage } from './port.ts'

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const listIfThere = async (folder: string): Promise<string[]> => {
  try {
    return await fs.readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Written in full beside its place, flushed, then renamed: a crash leaves no half picture under an id. */
const writeAtomically = async (file: string, bytes: Uint8Array): Promise<void> => {
  const folder = path.dirname(file)
  makeFolder(folder)
  const draft = path.join(folder, `.${crypto.randomUUID()}.draft`)
  try {
    await fs.writeFile(draft, bytes, { flush: true, flag: 'wx', mode: 0o600 })
    await fs.rename(draft, file)
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw error
  }
}

const isOlder = async (file: string, instant: Date): Promise<boolean> => {
  try {
    return (await fs.stat(file)).mtimeMs < instant.getTime()
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/**
 * Pictures as files of a folder, spread over 256 subfolders by the last letters of their ids. Only ids make names:
 * nothing that a person typed reaches the disk.
 */
export const createFolderStorage = (root: string): ImageStorage => {
  const fileOf = (id: string): string => {
    if (!idPattern.test(id)) throw new Error('not the id of a picture')
    return path.join(root, id.slice(-2), id)
  }
  return {
    async put(id, { bytes }) {
      await writeAtomically(fileOf(id), bytes)
    },
    async get(id) {
      try {
        return new Uint8Array(await fs.readFile(fileOf(id)))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(id) {
      await fs.rm(fileOf(id), { force: true })
    },
    async *storedBefore(instant) {
      for (const folder of await listIfThere(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue
        const ids: string[] = []
        for (const name of await listIfThere(path.join(root, folder))) {
          const file = path.join(root, folder, name)
          if (!(await isOlder(file, instant))) continue
          if (idPattern.test(name)) ids.push(name)
          else if (name.endsWith('.draft')) await fs.rm(file, { force: true })
        }
        if (ids.length > 0) yield ids
      }
    },
  }
}
