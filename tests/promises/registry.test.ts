import { expect, test } from 'vitest'
import type { RouteObject } from 'react-router-dom'
import { routes } from '../../src/app/routes.tsx'
import { calls } from '../../src/contract/calls.ts'
import type { CallName } from '../../src/contract/calls.ts'
import { filesBelow, readSource } from '../tooling/sources.ts'
import { lineBreaks } from '../breaks/lines.ts'
import { elsewhere } from './elsewhere.ts'
import { markdown, tableOf } from './markdown.ts'
import { pages } from './pages.ts'
import { atoms, parts } from './registry.ts'
import { keeps } from '../support/keeps.ts'

const ids = [...atoms.keys()]

test('every break stands once in its file and changes something', () => {
  const ofPromises = [...atoms].flatMap(([id, { breaks }]) => breaks.map((change) => ({ ...change, name: id })))
  const wrong = [...ofPromises, ...lineBreaks]
    .filter(({ file, from, to }) => readSource(file).split(from).length !== 2 || from === to)
    .map(({ name, file, from }) => `${name}: ${file} says not once: ${from}`)
  expect(wrong).toEqual([])
  expect(new Set(lineBreaks.map(({ name }) => name)).size).toBe(lineBreaks.length)
})

test('every promise stands once', () => {
  expect(parts.flatMap((part) => Object.keys(part))).toEqual(ids)
  const texts = [...atoms].map(([id, { text }]) => `${tableOf(id)}: ${text}`)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('every promise is named in a test', () => {
  const tests = filesBelow('tests')
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map(readSource)
  // Of a table of cases the beginning of the ids; a full run fails for each that was not asserted.
  const begun = tests.flatMap((source) => [...source.matchAll(/keeps\(`([^`$]+)\$\{/g)].map(([, begin = '']) => begin))
  const isNamed = (id: string) =>
    begun.some((begin) => id.startsWith(begin)) || tests.some((source) => source.includes(`'${id}'`))
  expect(ids.filter((id) => !isNamed(id))).toEqual([])
})

test('every table has its promises, and every promise its table', () => {
  const tables = pages.flatMap((page) => page.tables.map(([table]) => table))
  const filled = new Set(ids.map(tableOf))
  expect([...filled].filter((table) => !tables.includes(table))).toEqual([])
  expect(Object.keys(elsewhere).filter((table) => !tables.includes(table))).toEqual([])
  expect(tables.filter((table) => !filled.has(table) && elsewhere[table] === undefined)).toEqual([])
})

test.each(pages)('$path is what the promises say; npm run docs:trace writes it', (page) => {
  const text = readSource(page.path)
  expect(text).toBe(markdown(page, { kept: {}, broken: {} }, text))
})

test('a promise without an assertion inside is not kept', async ({ task }) => {
  const failure = await keeps('4/minus', () => {}).catch(String)
  expect(failure).toContain('Nothing is asserted for 4/minus')
  expect(task.meta.promises).toEqual({ '4/minus': 'broken' })
  task.meta.promises = {}
})

const pathsOf = (list: readonly RouteObject[], base = ''): string[] =>
  list.flatMap(({ path, index, children }) => {
    if (children !== undefined) return pathsOf(children, path === '/' ? '' : path)
    return index === true ? ['/'] : [`${base}/${path?.replace(':slug', '{slug}')}`]
  })

/** Pages beyond the specification. */
const BEYOND_PAGES = [
  '/complaints',
  '/search',
  '/sellers',
  '/account',
  '/waiting',
  '/offline',
  '/data-use',
  '/cart',
  '/enquiries',
  '/*',
]

test('every route has its promise, and no promise is about a route that is gone', () => {
  const promised = [...atoms].flatMap(([id, { text }]) =>
    tableOf(id) === '2.1' ? (/^`([^`]+)`/.exec(text)?.[1] ?? []) : [],
  )
  expect(new Set(promised)).toEqual(new Set(pathsOf(routes)).difference(new Set(BEYOND_PAGES)))
})

/** Calls beyond the specification, each by a decision of its own. */
const BEYOND_CALLS: CallName[] = [
  'logout',
  'requestCode',
  'loginByCode',
  'resetPassword',
  'ownAccount',
  'accountName',
  'logIns',
  'logInEnd',
  'logInsEndOthers',
  'accountExport',
  'accountPhoneCode',
  'accountPhoneProve',
  'accountCode',
  'accountErase',
  'orderAttempt',
  'orderGiveUp',
  'orderCancel',
  'orderReturn',
  'enquiries',
  'quoteAccept',
  'sandboxPay',
  'pincode',
  'locate',
  'sellerParticulars',
  'keepSize',
  'cartMessage',
  'keepGoods',
  'crops',
  'productFilters',
  'popularSearches',
  'complaints',
  'complaintCreate',
  'questions',
  'questionCreate',
  'stockAlerts',
  'stockAlertCreate',
  'stockAlertDelete',
  'deliveryZones',
  'pushKey',
  'pushSubscribe',
  'pushUnsubscribe',
]
const plainPath = (path: string): string => path.replace(/\?.*/, '').replaceAll(/:\w+|\{\w+\}/g, '*')

test('every call has its promise, and no promise is about a call that is gone', () => {
  const promised = ids.filter((id) => /^7\/[A-Z]/.test(id)).map((id) => id.replace('7/', ''))
  const called = Object.entries(calls)
    .filter(([name]) => !BEYOND_CALLS.some((own) => own === name))
    .map(([, { method, path }]) => `${method} ${path}`)
  expect(promised.map(plainPath).toSorted()).toEqual(called.map(plainPath).toSorted())
})
