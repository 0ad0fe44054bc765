import * as z from 'zod/mini'

/** A value of a form-encoded body in Stripe's notation: `metadata[flight]=…`, `payment_method_types[]=card`. */
export type FormValue = string | { readonly [key: string]: FormValue }
type Branch = { [key: string]: FormValue }

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

const isBranch = (value: FormValue | undefined): value is Branch => typeof value === 'object'

const place = (root: Branch, path: readonly string[], value: string): void => {
  let branch = root
  for (const [index, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(branch).length) : part
    if (index === path.length - 1) {
      branch[key] = value
      return
    }
    const next = branch[key]
    const child: Branch = isBranch(next) ? next : {}
    branch[key] = child
    branch = child
  }
}

/** Reads a body or query as the SDK writes it. Keys that reach into prototypes are ignored. */
export const parseForm = (text: string): Readonly<Record<string, FormValue>> => {
  const root: Branch = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = Array.from(key.matchAll(/([^[\]]+)|\[\]/g), (match) => match[1] ?? '')
    if (path.length > 0 && !path.some((part) => forbidden.has(part))) place(root, path, value)
  }
  return root
}

const flat = z.record(z.string(), z.string())

/** The texts of a nested object such as `metadata`; empty when it is absent or of another shape. */
export const textsOf = (value: FormValue | undefined): Readonly<Record<string, string>> => {
  const parsed = flat.safeParse(value ?? {})
  return parsed.success ? parsed.data : {}
}

/** A text; undefined for anything else. */
export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** How many items of a list are asked for: at most 100, ten unless told otherwise. */
export const pageSize = (params: Readonly<Record<string, FormValue>>): number =>
  Math.min(100, Math.max(1, Number(textOf(params['limit']) ?? 10) || 10))
