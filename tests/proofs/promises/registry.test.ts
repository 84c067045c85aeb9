import { expect, test } from 'vitest'
import type { RouteObject } from 'react-router-dom'
import { routes } from '../../../src/shop/routes.tsx'
import { calls, type CallName } from '../../../src/contract/shop-calls.ts'
import { filesBelow, readSource } from '../../unit/tooling/sources.ts'
import { promises } from './registry.ts'
import { rules } from './rules.ts'
import { screens } from './screens.ts'
import { security } from './security.ts'
import { keeps } from '../../support/keeps.ts'

const ids = Object.keys(promises)

/** What an id belongs to: a section of the specification, or a row of the security checklist. */
const sectionOf = (id: string): string => id.split('/')[0] ?? ''

test('every promise stands once', () => {
  const parts = [screens, rules, security].flatMap((part) => Object.keys(part))
  expect(parts.filter((id, at) => parts.indexOf(id) !== at)).toEqual([])
  const texts = Object.entries(promises).map(([id, text]) => `${sectionOf(id)}: ${text}`)
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

test('a promise without an assertion inside is not kept', async ({ task }) => {
  const failure = await keeps('4/minus', () => {}).catch(String)
  expect(failure).toContain('Nothing is asserted for 4/minus')
  expect(task.meta.promises ?? []).toEqual([])
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
  const promised = Object.entries(promises).flatMap(([id, text]) =>
    sectionOf(id) === '2.1' ? (/^`([^`]+)`/.exec(text)?.[1] ?? []) : [],
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
  'orderRefundTo',
  'enquiries',
  'quoteAccept',
  'sandboxPay',
  'pincode',
  'locate',
  'sellerParticulars',
  'sellerLicencePhotograph',
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
