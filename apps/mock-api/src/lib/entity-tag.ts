const bare = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether an `If-None-Match` names the tag (weak comparison). */
export const isUnchanged = (header: string | null, etag: string): boolean =>
  header !== null && header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
