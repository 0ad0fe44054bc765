/** Kinds of pictures that are kept. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A picture's bytes and what they are. */
export interface StoredImage {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: ImageType
}

/**
 * Where the bytes of pictures lie, each under the id of its row in `images`. What is known about a picture is in
 * the row; a picture is there when both are. Failures reject.
 */
export interface ImageStorage {
  /** Stores the bytes; they are either there in full or not at all. */
  put(id: string, image: StoredImage): Promise<void>
  /** The bytes; undefined when there are none under this id. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removes the bytes; without complaint when there are none. */
  remove(id: string): Promise<void>
  /** Ids that were stored before an instant, by the storage's own clock, in batches. */
  storedBefore(instant: Date): AsyncIterable<readonly string[]>
}
