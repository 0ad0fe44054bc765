import { ApiError } from './errors.ts'

/** Bytes of upload bodies that one process holds at a time; slow senders hold only what they have sent. */
const UPLOAD_MEMORY_MAX_BYTES = 192 * 1024 * 1024

let held = 0

/** What one request holds of the memory for uploads. */
export interface MemoryLease {
  /**
   * Takes so many bytes more.
   *
   * @throws ApiError 503 when the process holds too much already
   */
  take(bytes: number): void
  /** Gives everything back, once. */
  free(): void
}

/** A lease that holds nothing yet. */
export const leaseUploadMemory = (limit = UPLOAD_MEMORY_MAX_BYTES): MemoryLease => {
  let taken = 0
  return {
    take(bytes) {
      if (held + bytes > limit) {
        throw new ApiError(503, 'The service is busy. Please try again in a moment.', { 'Retry-After': '5' })
      }
      held += bytes
      taken += bytes
    },
    free() {
      held -= taken
      taken = 0
    },
  }
}
