import type { Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import { isUnchanged } from '../lib/entity-tag.ts'
import { newId } from '../lib/ids.ts'
import { deleteImages, existingImages, insertImage, lockAccount, type ImageRef, type WrittenImage } from './queries.ts'
import type { PreparedImage } from './process.ts'
import type { ImagePurpose } from './rules.ts'

type FileDeps = Pick<Deps, 'images' | 'logger'>

/** Removes files whose rows are gone. One that cannot be removed now is found by the daily sweep. */
export const discardFiles = async ({ images, logger }: FileDeps, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    try {
      await images.remove(id)
    } catch (error) {
      logger.warn({ image: id, reason: error instanceof Error ? error.message : 'unknown' }, 'a picture was not removed')
    }
  }
}

/** After a failure: a commit whose answer was lost may have happened, so only files that have no row go. */
const discardUnused = async (deps: FileDeps & Pick<Deps, 'db'>, ids: readonly string[]): Promise<void> => {
  try {
    const used = new Set(await existingImages(deps.db, ids))
    await discardFiles(deps, ids.filter((id) => !used.has(id)))
  } catch {
    // The database is away: the daily sweep looks again.
  }
}

/** A prepared picture and what it is for. */
export interface NewImage {
  readonly purpose: ImagePurpose
  readonly image: PreparedImage
}

const writeFiles = async (deps: FileDeps, newImages: readonly NewImage[]): Promise<WrittenImage[]> => {
  const written = newImages.map((each) => ({ id: newId(), ...each }))
  try {
    for (const { id, image } of written) await deps.images.put(id, image)
    return written
  } catch (error) {
    await discardFiles(deps, written.map(({ id }) => id))
    throw error
  }
}

/**
 * Keeps pictures: files first, then their rows and whatever `commit` writes in one transaction, then the files of
 * the pictures they replace go. Whatever fails, no row is without its file.
 *
 * @param commit puts the pictures into use; returns the result and the ids of pictures no longer used
 * @throws ApiError 401 when the owner was removed meanwhile
 */
export const keepImages = async <Result>(
  deps: Pick<Deps, 'db' | 'clock' | 'images' | 'logger'>,
  ownerId: string,
  newImages: readonly NewImage[],
  commit: (tx: Tx, ids: readonly string[]) => Promise<{ result: Result; replaced: readonly string[] }>,
): Promise<Result> => {
  const written = await writeFiles(deps, newImages)
  const ids = written.map(({ id }) => id)
  try {
    const { result, replaced } = await deps.db.transaction(async (tx) => {
      await lockAccount(tx, ownerId)
      for (const each of written) await insertImage(tx, ownerId, each, deps.clock.now())
      const done = await commit(tx, ids)
      await deleteImages(tx, done.replaced)
      return done
    })
    await discardFiles(deps, replaced)
    return result
  } catch (error) {
    await discardUnused(deps, ids)
    throw error
  }
}

/** How long, and by whom, an image may be kept outside the service. */
export type ImageCaching = 'public' | 'private' | 'never'

const cacheControl: Readonly<Record<ImageCaching, string>> = {
  public: 'public, max-age=3600',
  private: 'private, no-cache',
  never: 'private, no-store',
}

/**
 * Answers with a picture. Its id is its validator: a picture never changes, it is replaced by another.
 *
 * @throws ApiError 404 when there is none
 */
export const answerImage = async (
  { images }: Pick<Deps, 'images'>,
  request: Request,
  found: ImageRef | undefined,
  caching: ImageCaching,
): Promise<Response> => {
  if (found === undefined) throw notFound('There is no such picture')
  const validator = `"${found.id}"`
  const headers = { 'Cache-Control': cacheControl[caching], ...(caching === 'never' ? {} : { ETag: validator }) }
  if (caching !== 'never' && isUnchanged(request.headers.get('if-none-match'), validator)) {
    return new Response(null, { status: 304, headers })
  }
  const bytes = await images.get(found.id)
  if (bytes === undefined) throw notFound('There is no such picture')
  return new Response(bytes, {
    headers: { ...headers, 'Content-Type': found.contentType, 'Content-Length': String(bytes.byteLength) },
  })
}
