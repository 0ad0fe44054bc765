// The composition rule already refuses nearly every list's top entries; these pass it and are guessed first.
const words = ['password', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'pa$$word', 'pa$$w0rd', 'welcome', 'w3lcome', 'qwerty']
const more = ['admin', 'administrator', 'letmein', 'changeme', 'iloveyou', 'football', 'monkey', 'dragon', 'sunshine']
const seasons = ['spring', 'summer', 'autumn', 'winter', 'pilot', 'pilotpair', 'aviation', 'cessna', 'test', 'user']
const digits = ['1', '12', '123', '1234', '12345', '123456', '01', '2023', '2024', '2025', '2026', '2027']
const symbols = ['!', '@', '#', '$', '.', '?', '!!', '!@#']

const keyboardWalks = [
  'abc123!@#',
  'abcd1234!',
  'abcd123!',
  'aa123456!',
  'aa12345678!',
  'aa@123456',
  'abc@1234',
  'asdf1234!',
  'asdf123!',
  'zxcvbnm1!',
  '1qaz!qaz',
  '1qaz@wsx',
  '1qaz2wsx!',
  '!qaz2wsx',
  '!qaz1qaz',
  'zaq1@wsx',
  'zaq!2wsx',
  'zaq12wsx!',
  'qwer1234!',
  'q1w2e3r4!',
  'q1w2e3r4t5!',
  'qwertyuiop1!',
  'qwe123!@#',
  'p@55w0rd',
  'p@55word1',
  'passw0rd!',
  'p@$$w0rd',
  'p@$$w0rd1',
  'trustno1!',
  'hello123!',
  'secret123!',
  'master123!',
  'superman1!',
  'batman123!',
  'princess1!',
  'charlie1!',
  'baseball1!',
]

const isWordWithTail = (text: string): boolean => {
  const base = [...words, ...more, ...seasons].find((word) => text.startsWith(word))
  if (base === undefined) return false
  const tail = text.slice(base.length)
  const tails = [...digits, ...symbols, '']
  return tails.some((first) => tail.startsWith(first) && tails.includes(tail.slice(first.length)))
}

/** Whether a password that satisfies the rule is one of those that attackers try first, in any case. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFC').toLowerCase()
  return keyboardWalks.includes(text) || isWordWithTail(text)
}
