import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Another version of the shop in a folder of its own, as on a machine that was set up for it: no file of this one is there. */

/** What a build is made of and what runs, without the tests. */
const PARTS = [
  'server',
  'src',
  'sw',
  'public',
  'tools',
  'index.html',
  'vite.config.ts',
  'vite.desk.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const MIGRATIONS = 'server/db/migrations'

export interface Version {
  folder: string
  remove: () => void
}

const change = (file: string, before: string, after: string): void => {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
  writeFileSync(file, text.replace(before, after))
}

interface Entry {
  idx: number
  version: string
  when: number
  tag: string
  breakpoints: boolean
}

/** One that adds a column to the table that is written to most, and one that makes an index of it. */
const ADDED = {
  next_column: 'ALTER TABLE "orders" ADD COLUMN "of_next_version" text;',
  next_index: 'CREATE INDEX CONCURRENTLY "orders_of_next_version" ON "orders" USING btree ("of_next_version");',
}

const addMigrations = (folder: string): void => {
  const file = join(folder, MIGRATIONS, 'meta/_journal.json')
  // Written by drizzle-kit.
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: Entry[] }
  for (const [name, statement] of Object.entries(ADDED)) {
    const last = journal.entries.at(-1)
    if (last === undefined) throw new Error('No migrations')
    const idx = last.idx + 1
    const tag = `${String(idx).padStart(4, '0')}_${name}`
    journal.entries.push({ ...last, idx, when: last.when + 1, tag })
    writeFileSync(join(folder, MIGRATIONS, `${tag}.sql`), statement)
  }
  writeFileSync(file, JSON.stringify(journal))
}

/** Each file of the pages gets another name, as when the library has changed that all of them need. */
const renameFiles = (folder: string): void => {
  for (const file of ['vite.config.ts', 'vite.desk.config.ts'])
    change(join(folder, file), 'codeSplitting: {', `hashCharacters: 'hex', codeSplitting: {`)
  writeFileSync(
    join(folder, 'src/main.tsx'),
    `${readFileSync(join(folder, 'src/main.tsx'), 'utf8')}// The next version.\n`,
  )
}

const runIn = async (cwd: string, ...args: string[]): Promise<void> =>
  void (await promisify(execFile)(process.execPath, args, { cwd }))

/** What may follow this version: other files of the pages, and two migrations more. */
export const openNextVersion = async (): Promise<Version> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-version-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    addMigrations(folder)
    renameFiles(folder)
    const build = `await (await import('./tools/start/build.mjs')).ensureBuilt()`
    await runIn(folder, '--input-type=module', '--eval', build)
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}

/** Before it starts, a new machine gets the files of the version that still sells, as `docs/operations.md` says. */
export const keepAssets = ({ folder }: Version, before: string): Promise<void> =>
  runIn(folder, 'tools/start/keep-assets.mjs', join(before, 'dist'))

/** Names of the files of its pages, as they are asked for. */
export const assetsOf = (folder: string): string[] =>
  ['assets', 'desk/assets'].flatMap((path) =>
    readdirSync(join(folder, 'dist/client', path)).flatMap((name) =>
      /\.(br|gz)$/.test(name) ? [] : [`/${path}/${name}`],
    ),
  )
