import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from '../../src/contract/messages.ts'
import { importsOf, ROOT, readSource } from '../tooling/sources.ts'
import { toldBy } from '../tooling/titles.ts'
import { atoms } from '../promises/registry.ts'
import { markdown } from './markdown.ts'
import { pages } from './pages.ts'
import type { Proof } from './promise.ts'
import { sections } from './sections.ts'

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

test('every row of the security checklist is there, in its order', () => {
  const numbers = pages
    .flatMap((page) => page.sections)
    .filter(({ title }) => title === 'The security checklist')
    .flatMap(({ parts }) => parts.flatMap((part) => part.rows.map(({ promise }) => Number.parseInt(promise, 10))))
  expect(numbers).toEqual(Array.from({ length: 27 }, (_, index) => index + 1))
})

test('every proof has its row of figures, those of the phone on the page of the queue', () => {
  const proofs = ['tests/resilience', 'tests/journeys/resilience'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).flatMap((file) =>
      file.endsWith('.test.ts') ? [file.replace('.test.ts', '')] : [],
    ),
  )
  const rowed = ['docs/test-results.md', 'docs/offline.md'].flatMap((path) =>
    [...readSource(path).matchAll(/^\| `(?:test:soak -- )?([\w-]+)`/gm)].map(([, name]) => name ?? ''),
  )
  expect(new Set(rowed)).toEqual(new Set(proofs))
})

/** Words beyond sections 4, 5 and 8: limits that are told at the door. */
const OWN_WORDS = [
  'passwordGuessable',
  'passwordTooLong',
  'offline',
  'noAnswer',
  'ratingRequired',
  'commentRequired',
  'reasonRequired',
  'damagePicture',
]
const said = (message: string | ((text: string) => string)): string =>
  typeof message === 'string' ? message : message('{message}')

test('every message of the product has a row of sections 4, 5 or 8 with these very words', () => {
  const told = sections
    .filter(({ title }) => /^[2458]\./.test(title))
    .flatMap(({ parts }) => parts.flatMap((part) => part.rows.map(({ promise }) => promise)))
    .concat([...atoms.values()].map(({ text }) => text))
  const missing = Object.entries(messages)
    .filter(([name]) => !OWN_WORDS.includes(name))
    .map(([, message]) => `“${said(message)}”`)
    .filter((words) => !told.some((promise) => promise.includes(words)))
  expect(missing).toEqual([])
})

/** So that no row is lost unnoticed: the parts of section 4, the rows of the error catalogue. */
test('the rules of section 4 and the error catalogue are told whole', () => {
  const rowsOf = (number: string) => sections.find(({ title }) => title.startsWith(number))?.parts ?? []
  expect(rowsOf('4.').flatMap((part) => part.rows)).toHaveLength(40)
  expect(rowsOf('8.').flatMap((part) => part.rows)).toHaveLength(19)
})
