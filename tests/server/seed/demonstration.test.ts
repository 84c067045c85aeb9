import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { listings } from '../../../server/db/schema.ts'
import { LISTINGS } from '../../../server/seed/generate.ts'

/** What the first start does while the shop is built. */

let dataDir = ''
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'haldhar-first-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const makeDemonstration = (environment: Record<string, string> = {}): number | null => {
  const { PATH } = process.env
  const env = { PATH, DATA_DIR: dataDir, ...environment }
  return spawnSync(process.execPath, ['server/demonstration.ts'], { env }).status
}

// The whole catalogue, on a machine that is busy with other tests.
const FIRST_MS = 240_000

test('the demonstration is there before the server starts', { timeout: FIRST_MS }, async () => {
  expect(makeDemonstration()).toBe(0)
  const { db, close } = await openDatabase({ dataDir })
  expect(await db.$count(listings)).toBe(LISTINGS)
  await close()
})

test('a database that is there is left to the new version itself', () => {
  mkdirSync(join(dataDir, 'db'))
  expect(makeDemonstration()).toBe(0)
  expect(readdirSync(join(dataDir, 'db'))).toEqual([])
})

test('a shop in production and one with a server of its own get no demonstration', () => {
  const DATABASE_URL = 'postgres://nobody@localhost:1/none'
  for (const environment of [{ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }, { DATABASE_URL }]) {
    expect(makeDemonstration(environment)).toBe(0)
    expect(existsSync(join(dataDir, 'db'))).toBe(false)
  }
})
