/** Why a file is not taken. */
export const fileProblems = ['type', 'size', 'empty', 'many'] as const
export type FileProblem = (typeof fileProblems)[number]

/** What is known of a file before it is sent. */
export interface FileFacts {
  name: string
  /** Media type as the browser tells it; may be empty. */
  type: string
  /** Bytes. */
  size: number
}

export interface FileRules {
  /** Media types (`image/png`, `image/*`) and endings (`.pdf`); none means any. */
  accept: readonly string[]
  /** Bytes. */
  maxBytes: number | undefined
}

const fits = (file: FileFacts, rule: string): boolean => {
  const wanted = rule.trim().toLowerCase()
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted)
  if (wanted.endsWith('/*')) return file.type.toLowerCase().startsWith(wanted.slice(0, -1))
  return file.type.toLowerCase() === wanted
}

/**
 * Whether files chosen or dropped can be taken: one, of an accepted kind, neither empty nor too large. Only a kindness
 * to the person: who receives the file has to look inside.
 *
 * @returns the first reason against, or `undefined`
 */
export const checkFiles = (files: readonly FileFacts[], { accept, maxBytes }: FileRules): FileProblem | undefined => {
  const [file, ...more] = files
  if (file === undefined) return undefined
  if (more.length > 0) return 'many'
  if (accept.length > 0 && !accept.some((rule) => fits(file, rule))) return 'type'
  if (file.size === 0) return 'empty'
  if (maxBytes !== undefined && file.size > maxBytes) return 'size'
  return undefined
}

const units = ['bytes', 'kB', 'MB', 'GB'] as const

const plural = (value: number, unit: string): string => `${value} ${value === 1 && unit === 'bytes' ? 'byte' : unit}`

/** A size as people say it: "10 MB", "1.4 MB", "512 kB"; 1 kB is 1,024 bytes. */
export const formatBytes = (bytes: number): string => {
  let value = bytes
  let at = 0
  while (value >= 1024 && at < units.length - 1) {
    value /= 1024
    at += 1
  }
  const digits = at === 0 || value >= 10 ? 0 : 1
  return plural(Number(value.toFixed(digits)), units[at] ?? 'bytes')
}

const names: Record<string, string> = {
  'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP', 'image/gif': 'GIF', 'image/*': 'image',
  'application/pdf': 'PDF', 'video/*': 'video', 'audio/*': 'audio',
}

const nameOf = (rule: string): string => names[rule.toLowerCase()] ?? rule.replace(/^\.|^.*\//, '').toUpperCase()

/** The word before a kind; an ending nobody foresaw may be spelled or spoken ("an MP3", "a ZIP"), so it has none. */
export const articleOf = (accept: readonly string[]): 'a' | 'an' | undefined => {
  const first = names[accept[0]?.toLowerCase() ?? '']
  if (first === undefined) return undefined
  return first === 'image' || first === 'audio' ? 'an' : 'a'
}

/** The accepted kinds in words: "JPEG, PNG or WebP". */
export const kindsText = (accept: readonly string[]): string => {
  const words = [...new Set(accept.map(nameOf))]
  const last = words.pop()
  if (last === undefined) return ''
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`
}
