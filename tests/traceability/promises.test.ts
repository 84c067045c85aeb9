import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, ROOT, readSource } from '../tooling/sources.ts'
import { toldBy } from '../tooling/titles.ts'
import { markdown } from './markdown.ts'
import { pages } from './pages.ts'
import type { Proof } from './promise.ts'

const rows = pages.flatMap((page) => page.sections.flatMap(({ parts }) => parts.flatMap((part) => part.rows)))

const isDeclared = (source: string, name: string): boolean =>
  new RegExp(`(?:const|let|function|class|interface|type) ${name}\\b|^\\s*${name}:`, 'm').test(source)

/** Why a place of the code is not there. */
const lostPlace = (place: string): string[] => {
  const [path = '', name] = place.split('#')
  if (!existsSync(join(ROOT, path))) return [`${path} is gone`]
  return name === undefined || isDeclared(readSource(path), name) ? [] : [`${path} has no ${name}`]
}

/** The cases of a table may stand in a file that the test imports. */
const casesOf = (file: string): ReadonlySet<string> => {
  const imported = importsOf(file).flatMap(({ from, typeOnly }) =>
    from.startsWith('.') && !typeOnly ? [posix.join(posix.dirname(file), from)] : [],
  )
  return new Set([file, ...imported].flatMap((path) => [...toldBy(path).texts]))
}

/** Why a test is not there. */
const lostProof = ({ file, title, of }: Proof): string[] => {
  if (!existsSync(join(ROOT, file))) return [`${file} is gone`]
  const { titles } = toldBy(file)
  if (!titles.has(title)) return [`${file} has no test “${title}”`]
  return of === undefined || casesOf(file).has(of) ? [] : [`“${title}” of ${file} has no case “${of}”`]
}

test('every place of the code that a promise names is there', () => {
  expect(rows.flatMap(({ code }) => code.flatMap(lostPlace))).toEqual([])
})

test('every promise names a test, and every test that is named is there', () => {
  expect(rows.filter(({ proof }) => proof.length === 0)).toEqual([])
  expect(rows.flatMap(({ proof }) => proof.flatMap(lostProof))).toEqual([])
})

test.each([
  ['src/app/pages/NoPage.tsx', 'is gone'],
  ['src/contract/messages.ts#noSuchMessage', 'has no noSuchMessage'],
])('a place that is not there is found out: %s', (place, why) => {
  expect(lostPlace(place)).toEqual([expect.stringContaining(why)])
})

test.each<[Proof, string]>([
  [{ file: 'tests/no-such.test.ts', title: 'x' }, 'is gone'],
  [{ file: 'tests/journeys/routes.test.ts', title: 'no such test' }, 'has no test'],
  [
    {
      file: 'tests/journeys/routes.test.ts',
      title: '%s shows its title, one main, one heading, and nothing sticks out',
      of: '/no-such-route',
    },
    'has no case',
  ],
])('a test that is not there is found out: %o', (proof, why) => {
  expect(lostProof(proof)).toEqual([expect.stringContaining(why)])
})

test.each(pages)('$path is what the rows say; npm run docs:trace writes it', (page) => {
  const text = readSource(page.path)
  expect(text).toBe(markdown(page, { kept: {}, broken: {} }, text))
})
