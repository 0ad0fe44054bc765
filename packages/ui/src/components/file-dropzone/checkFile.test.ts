import { expect, test } from 'vitest'
import { checkFiles, formatBytes, kindsText } from './checkFile.ts'

const images = { accept: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 1000 }
const file = (name: string, type: string, size = 10) => ({ name, type, size })

test('takes one file of an accepted kind', () => {
  expect(checkFiles([], images)).toBeUndefined()
  expect(checkFiles([file('a.jpg', 'image/jpeg', 1000)], images)).toBeUndefined()
  expect(checkFiles([file('A.PNG', 'IMAGE/PNG')], images)).toBeUndefined()
  expect(checkFiles([file('a.heic', 'image/heic')], { accept: ['image/*'], maxBytes: undefined })).toBeUndefined()
  expect(checkFiles([file('a.PDF', '')], { accept: ['.pdf'], maxBytes: undefined })).toBeUndefined()
  expect(checkFiles([file('a', '')], { accept: [], maxBytes: undefined })).toBeUndefined()
})

test('says why a file is not taken', () => {
  expect(checkFiles([file('a.heic', 'image/heic')], images)).toBe('type')
  expect(checkFiles([file('image.jpg', '')], images)).toBe('type')
  expect(checkFiles([file('a.jpg', 'image/jpeg', 1001)], images)).toBe('size')
  expect(checkFiles([file('a.jpg', 'image/jpeg', 0)], images)).toBe('empty')
  expect(checkFiles([file('a.jpg', 'image/jpeg'), file('b.jpg', 'image/jpeg')], images)).toBe('many')
  expect(checkFiles([file('a.xpng', 'ximage/png')], { accept: ['image/*'], maxBytes: undefined })).toBe('type')
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1024, '1 kB'],
  [1_500_000, '1.4 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [35 * 1024 * 1024, '35 MB'],
  [5_000_000_000_000, '4657 GB'],
])('%s bytes are written %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('names the accepted kinds', () => {
  expect(kindsText(images.accept)).toBe('JPEG, PNG or WebP')
  expect(kindsText(['.pdf'])).toBe('PDF')
  expect(kindsText(['image/*', 'application/zip'])).toBe('image or ZIP')
  expect(kindsText([])).toBe('')
})
