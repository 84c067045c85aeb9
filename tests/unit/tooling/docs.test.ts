import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { Environment } from '../../../server/config/config.ts'
import { filesBelow, readSource, ROOT } from './sources.ts'

const pages = [...filesBelow('docs'), 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].filter(
  (path) => path.endsWith('.md'),
)
const isThere = (path: string): boolean => existsSync(join(ROOT, path))

test('every link and every path in the docs leads to a file that is there', () => {
  expect(pages.length).toBeGreaterThan(10)
  const dead = pages.flatMap((page) => {
    const text = readSource(page)
    const links = [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => join(dirname(page), to))
    // A path in the text; a pattern such as `<name>` names none.
    const paths = [...text.matchAll(/`((?:src|sw|server|tests|tools|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path)
    return [...links, ...paths].filter((path) => !isThere(path)).map((path) => `${page}: ${path}`)
  })
  expect(dead).toEqual([])
})

test('the settings page names each variable once, with the value that it has unless set', () => {
  const rows = [...readSource('docs/settings.md').matchAll(/^\| (`.+?`) \| (.+?) \| /gm)]
  const told = rows.flatMap(([, names = '', values = '']) => {
    const defaults = values.split(', ')
    return names.split(', ').map((name, place) => [name, defaults[place] ?? defaults[0]] as const)
  })
  expect(told.map(([name]) => name).toSorted()).toEqual(
    Object.keys(Environment.entries)
      .filter((name) => !name.startsWith('TLS_'))
      .map((name) => `\`${name}\``)
      .toSorted(),
  )
  const given = Object.entries(v.getDefaults(Environment)).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  )
  for (const [name, value] of given) expect(told, name).toContainEqual([`\`${name}\``, `\`${String(value)}\``])
})

test('the cache in front leads to each language of the shop', () => {
  const [, codes = ''] = /\\b\(([a-z|]+)\)\\b 1;/.exec(readSource('docs/cluster/nginx.conf')) ?? []
  expect(['en', ...codes.split('|')].toSorted()).toEqual(LANGUAGES.toSorted())
})
