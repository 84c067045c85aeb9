import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

/** Beside a migrated database the version before goes on selling, see CONTRIBUTING.md. */

const FOLDER = 'server/db/migrations'
/** Since when the database has a floor. */
const FIRST = 35
/** Builds read eight bytes as they read four. */
const TAKES_AWAY =
  /drop (table|column|view|function)|rename (to|column)|alter column "?\w+"? (set data type(?! bigint)|type|set not null)/i

const { entries } = v.parse(
  v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) }),
  JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')),
)

test('a migration that takes away what older builds read raises the floor to itself', () => {
  const silent = entries.slice(FIRST).filter(({ tag, when }) => {
    const statements = readFileSync(`${FOLDER}/${tag}.sql`, 'utf8')
    return TAKES_AWAY.test(statements) && !statements.includes(`schema_floor set migration = ${when}`)
  })
  expect(silent.map(({ tag }) => tag)).toEqual([])
})

test('migrations are numbered in the order of their times', () => {
  const times = entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('a migration that makes an index concurrently does nothing else', () => {
  const mixed = entries.filter(({ tag }) => {
    const statements = readFileSync(`${FOLDER}/${tag}.sql`, 'utf8').split('--> statement-breakpoint')
    const concurrent = statements.filter((statement) => /^\s*create (unique )?index concurrently "/i.test(statement))
    return concurrent.length > 0 && concurrent.length < statements.length
  })
  expect(mixed.map(({ tag }) => tag)).toEqual([])
})
