import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder with those above it that are missing, from the top down. Node's own recursive way goes round in circles
 * for ever where the system says of a folder that is there that it is not, as `/proc` does of what is asked of it.
 *
 * @throws what the system says of the folder that cannot be made
 */
export const makeFolder = (folder: string): void => {
  const missing: string[] = []
  for (let current = path.resolve(folder); !fs.existsSync(current); current = path.dirname(current)) missing.push(current)
  for (const one of missing.toReversed()) {
    try {
      fs.mkdirSync(one)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}
