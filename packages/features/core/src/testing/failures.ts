import { HttpResponse } from 'msw'
import { hearSilence, silence } from './silence.ts'

// Stories only: in Node the mocked service puts itself in the place of `fetch` later on.
if ('document' in globalThis) hearSilence()

/** Ways in which an answer can go wrong on its way (case c59), by name. What is to stay loading has `neverAnswers`. */
export const failedAnswers: Readonly<Record<string, () => Response>> = {
  'a page instead of "too large"': () => HttpResponse.html('<h1>413 Request Entity Too Large</h1>', { status: 413 }),
  'a proxy page': () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }),
  'an error without a body': () => new HttpResponse(null, { status: 500 }),
  'a page instead of data': () => HttpResponse.html('<!doctype html><title>Sign in to the network</title>'),
  'no content': () => new HttpResponse(null, { status: 204 }),
  'too many attempts': () => HttpResponse.json({ detail: 'Too many requests.' }, { status: 429, headers: { 'retry-after': '30' } }),
  'an empty value': () => HttpResponse.json(null),
  'truncated data': () => new HttpResponse('[{"id_user', { headers: { 'content-type': 'application/json' } }),
  'no connection': () => HttpResponse.error(),
  // The caller's own patience is over, at once.
  silence,
}

/** What only machines say to each other, and no screen says to a person. */
export const machineWords = /object Object|Unexpected|SyntaxError|<h1/

/** The text of a screen at a kind of failed answer: its own, but after too many attempts how long to wait. */
export const saidAt = (kind: string, text: string): string =>
  kind === 'too many attempts' ? 'Too many attempts. Please try again in 30 seconds.' : text
