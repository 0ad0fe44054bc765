import type { ImageStorage, StoredImage } from '../images/port.ts'

/** Pictures in memory, open to inspection. */
export interface MemoryStorage extends ImageStorage {
  /** Id → picture. */
  readonly kept: ReadonlyMap<string, StoredImage>
}

/** An empty storage whose pictures are as old as `storedBefore` asks. */
export const createMemoryStorage = (): MemoryStorage => {
  const kept = new Map<string, StoredImage>()
  return {
    kept,
    async put(id, image) {
      kept.set(id, image)
    },
    async get(id) {
      return kept.get(id)?.bytes
    },
    async remove(id) {
      kept.delete(id)
    },
    async *storedBefore() {
      if (kept.size > 0) yield [...kept.keys()]
    },
  }
}
