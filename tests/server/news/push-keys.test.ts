import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPushKeys } from '../../../server/config/push-keys.ts'

/** The keys by which push services know the shop. */

const folder = mkdtempSync(join(tmpdir(), 'haldhar-push-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'push-keys.json')

test('the first start makes them for their owner alone, every later one reads the same', () => {
  const made = readPushKeys({ dataDir: folder, pushKeys: undefined })
  expect(readPushKeys({ dataDir: folder, pushKeys: undefined })).toEqual(made)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made)
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65)
})

test('a damaged file stops the start and stays as it is', () => {
  writeFileSync(file, '{"publicKey":"torn')
  expect(() => readPushKeys({ dataDir: folder, pushKeys: undefined })).toThrow('push-keys.json holds no usable keys')
  expect(readFileSync(file, 'utf8')).toBe('{"publicKey":"torn')
})
