// Zero-width characters, bidi marks, soft hyphens (Cf), and letters that draw nothing.
const INVISIBLE = /[\s\p{Cf}\p{Zs}\u115F\u1160\u3164\uFFA0\u2800]/gu
// Without the `u` flag a surrogate pair would match too; with it only a lone one does.
const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether nothing is left to read once spaces, zero-width and no-break characters are gone. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === ''
}

/** Whether a text can be stored and sent: no U+0000 and no lone surrogate. */
export function isSafeText(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text)
}

/** Length in characters (code points) after Unicode NFC. */
export function characterCount(text: string): number {
  return Array.from(text.normalize('NFC')).length
}

/** An e-mail address as it is stored and compared: trimmed, NFC, lower case. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** A password as it is hashed and compared: NFC, otherwise untouched, spaces included. */
export function normalisePassword(password: string): string {
  return password.normalize('NFC')
}

/** Whether a text is an absolute http or https address with a host. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/?#\\@]+([/?#][^\s\\]*)?$/i.test(text)
}
