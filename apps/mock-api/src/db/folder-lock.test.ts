import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const parent = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-lock-'))
afterAll(() => rmSync(parent, { recursive: true }))

const fresh = (name: string): { folder: string; file: string } => {
  const folder = path.join(parent, name)
  return { folder, file: path.join(folder, 'service.lock') }
}

describe('lockFolder', () => {
  test('creates the folder, and frees it', () => {
    const { folder, file } = fresh('new/deep')
    const free = lockFolder(folder)
    expect(existsSync(file)).toBe(true)
    free()
    expect(existsSync(file)).toBe(false)
  })

  test('a living process keeps others out, by name', async () => {
    const { folder, file } = fresh('held')
    lockFolder(folder)()
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
    writeFileSync(file, `${String(other.pid)}\n`)
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${String(other.pid)}`)
    const ended = once(other, 'exit')
    other.kill('SIGKILL')
    await ended
    lockFolder(folder)()
  })

  test('a lock of a dead process, of a reused number or without sense is taken over', () => {
    for (const content of ['4194304 1\n', '1 12345\n', '', 'x']) {
      const { folder, file } = fresh(`stale-${content.trim().replaceAll(' ', '-')}`)
      lockFolder(folder)()
      writeFileSync(file, content)
      lockFolder(folder)()
      expect(existsSync(file)).toBe(false)
    }
  })
})
