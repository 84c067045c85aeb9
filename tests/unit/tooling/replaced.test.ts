import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { archiveAssets, replaceBuild } from '../../../tools/start/previous-assets.mjs'

const DAY_MS = 24 * 3_600_000
const dist = mkdtempSync(join(tmpdir(), 'shop-dist-'))
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const build = (name: string) => {
  rmSync(join(dist, 'client'), { recursive: true, force: true })
  mkdirSync(join(dist, 'client/assets'), { recursive: true })
  writeFileSync(join(dist, 'client/assets', name), name)
}
const isKept = (name: string) => existsSync(join(dist, 'replaced/assets', name))

test('the parts of replaced builds stay for thirty days, then they are cleared away', () => {
  const begin = Date.now()
  const builds = ['a.js', 'b.js', 'c.js', 'd.js']
  for (const [days, name] of builds.entries()) {
    archiveAssets(dist, new Date(begin + days * DAY_MS))
    build(name)
  }
  // The fourth is still in use, and nobody has put it aside.
  expect(builds.map(isKept)).toEqual([true, true, true, false])
  archiveAssets(dist, new Date(begin + 30 * DAY_MS))
  expect(builds.map(isKept)).toEqual([true, true, true, true])
  archiveAssets(dist, new Date(begin + 33 * DAY_MS + 1))
  expect(builds.map(isKept)).toEqual([false, false, false, true])
})

test('a machine that gets a build for the first time gets the parts of the one before, those of the desk too', () => {
  const before = join(dist, 'before')
  const put = (path: string) => {
    mkdirSync(dirname(join(before, path)), { recursive: true })
    writeFileSync(join(before, path), path)
  }
  const paths = ['assets/b.js', 'desk/assets/b.js']
  for (const path of paths) put(join('client', path))
  put('replaced/assets/a.js')
  const now = new Date()
  const long = new Date(now.getTime() - 31 * DAY_MS)
  put('replaced/assets/long-gone.js')
  utimesSync(join(before, 'replaced/assets/long-gone.js'), long, long)
  archiveAssets(dist, now, before)
  for (const path of [...paths, 'assets/a.js']) expect(existsSync(join(dist, 'replaced', path)), path).toBe(true)
  expect(isKept('long-gone.js')).toBe(false)
})

test('a finished build takes the place of the one in use as a whole, and a first one too', () => {
  const finish = (name: string) => {
    for (const part of ['client', 'server']) mkdirSync(join(dist, 'next', part), { recursive: true })
    writeFileSync(join(dist, 'next/client', `${name}.js`), name)
    writeFileSync(join(dist, 'next/server/entry-server.js'), name)
    replaceBuild(dist, join(dist, 'next'))
    return [readdirSync(join(dist, 'client')), readFileSync(join(dist, 'server/entry-server.js'), 'utf8')]
  }
  expect(finish('a')).toEqual([['a.js'], 'a'])
  expect(finish('b')).toEqual([['b.js'], 'b'])
  expect(existsSync(join(dist, 'next'))).toBe(false)
})
