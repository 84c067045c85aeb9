import { mkdtempSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { ConfigError } from '../../../server/config/config-error.ts'
import { newKeys, readPushKeys } from '../../../server/config/push-keys.ts'
import { readAdminToken, readDataKeys } from '../../../server/config/secret-files.ts'
import { checkKeys } from '../../../server/check-keys.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { startFailure } from '../../../server/start-failure.ts'
import { inMigratedFolder } from '../support/temp-databases.ts'
import { onPostgres } from '../support/support.ts'

/** With which keys a shop starts, and what it says of those that it cannot use. */

const folder = mkdtempSync(join(tmpdir(), 'haldhar-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const one = 'one key of enough letters to be taken'.replaceAll(' ', '-')
const other = 'another key of enough letters to be taken'.replaceAll(' ', '-')

test('configured push keys are used, and a pair that does not belong together is refused', () => {
  const keys = newKeys()
  const configured = readConfig({ DATA_DIR: folder, PUSH_KEYS: JSON.stringify(keys) })
  expect(readPushKeys(configured)).toEqual(keys)
  for (const PUSH_KEYS of ['{', '{}', JSON.stringify({ ...keys, privateKey: newKeys().privateKey })])
    expect(() => readPushKeys(readConfig({ DATA_DIR: folder, PUSH_KEYS }))).toThrow('PUSH_KEYS must be')
})

test.each([
  ['data-key', readDataKeys],
  ['admin-token', readAdminToken],
  ['push-keys.json', readPushKeys],
] as const)('a damaged %s stops the start with one line that names it', (name, read) => {
  const damages: Record<string, (file: string) => void> = {
    torn: (file) => writeFileSync(file, 'torn'),
    empty: (file) => writeFileSync(file, ''),
    zeros: (file) => writeFileSync(file, Buffer.alloc(64)),
    noise: (file) => writeFileSync(file, Buffer.alloc(64, 0xfe)),
    folder: (file) => mkdirSync(file),
  }
  for (const [damage, harm] of Object.entries(damages)) {
    const dataDir = join(folder, `${name}-${damage}`)
    mkdirSync(dataDir)
    harm(join(dataDir, name))
    let failure: unknown
    try {
      read(readConfig({ DATA_DIR: dataDir }))
    } catch (error) {
      failure = error
    }
    expect(failure, damage).toBeInstanceOf(ConfigError)
    expect(startFailure(failure), damage).toMatch(new RegExp(`^\\S*${name} [^\\n]+$`))
  }
})

test.each([
  ['its state is cut off', (db: string) => truncateSync(join(db, 'global/pg_control'), 0)],
  ['its tables are gone', (db: string) => rmSync(join(db, 'base'), { recursive: true })],
  ['a file stands in its place', (db: string) => (rmSync(db, { recursive: true }), writeFileSync(db, ''))],
])('an embedded database that is damaged, %s, leads to the backup in one line', async (_, harm) => {
  const place = inMigratedFolder()
  harm(join(place.dataDir, 'db'))
  const failure: unknown = await openDatabase(place).catch((error: unknown) => error)
  expect(startFailure(failure)).toMatch(/^The embedded database in [^\n]+ is damaged [^\n]+npm run restore -- <file>$/)
  await place.remove()
})

onPostgres((shop) => {
  const start = async (environment: Record<string, string>, dataDir = folder) => {
    const config = readConfig({ DATA_DIR: dataDir, ...environment })
    await checkKeys(shop(), config, { dataKeys: readDataKeys(config), pushKeys: readPushKeys(config) })
  }
  test('a second machine with keys of its own is refused by name; a key is changed with the old one beside it', async () => {
    const PUSH_KEYS = JSON.stringify(newKeys())
    await start({ DATA_KEY: one, PUSH_KEYS })
    await start({ DATA_KEY: one, PUSH_KEYS })
    await expect(start({ DATA_KEY: other, PUSH_KEYS })).rejects.toThrow('DATA_KEY is not the one')
    await expect(start({ DATA_KEY: one })).rejects.toThrow('PUSH_KEYS')
    await expect(start({ PUSH_KEYS }, join(folder, 'second'))).rejects.toThrow('second/data-key')
    await expect(start({ DATA_KEY: one, PUSH_KEYS: JSON.stringify(newKeys()) })).rejects.toThrow('PUSH_KEYS are not')
    await start({ DATA_KEY: other, DATA_KEY_OLD: one, PUSH_KEYS })
    await start({ DATA_KEY: other, PUSH_KEYS })
    await expect(start({ DATA_KEY: one, PUSH_KEYS })).rejects.toThrow('DATA_KEY is not the one')
  })
})
