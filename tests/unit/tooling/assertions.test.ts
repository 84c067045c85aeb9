import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { filesBelow, readSource } from './sources.ts'
import { isRecord, nodesOf } from './syntax.ts'

/** Assertions that cannot fail, found by reading the tests. */

interface Call {
  /** Of the whole call. */
  start: number
  callee: string
  args: string[]
}

const callsIn = (source: string, path = 'x.test.ts'): Call[] => {
  const text = (node: unknown): string =>
    isRecord(node) ? source.slice(Number(node['start']), Number(node['end'])).replaceAll(/\s+/g, ' ') : ''
  return nodesOf(parseSync(path, source).program).flatMap((node) =>
    node['type'] === 'CallExpression' && source.startsWith('expect', Number(node['start']))
      ? [
          {
            start: Number(node['start']),
            callee: text(node['callee']),
            args: Array.isArray(node['arguments']) ? node['arguments'].map(text) : [],
          },
        ]
      : [],
  )
}

/** `expect(x).toEqual(x)`. */
const comparesWithItself = (calls: readonly Call[]): string[] =>
  calls.flatMap(({ callee, args: [wanted] }) => {
    const [, looked] = /^expect\((.*)\)\.to(?:Be|Equal|StrictEqual|MatchObject)$/.exec(callee) ?? []
    return looked !== undefined && looked === wanted ? [`${callee}(${wanted})`] : []
  })

/** What shows that the page has moved on, so that a zero after it means that something is not there. */
const POSITIVE =
  /\.waitFor\(|waitForURL|waitForFunction|says\w*\(|\.press\(|\.click\(|\.goto\(|open\(page|expect\(|IsReady\(/

/** A count that is polled until it is zero is zero at the first look, unless something was waited for before. */
const countsNothing = (calls: readonly Call[], source: string): string[] =>
  calls.flatMap(({ callee, args: [wanted], start }) => {
    if (wanted !== '0' || !/^expect\s*\.poll\(.*count\(\).*\.toBe$/.test(callee)) return []
    const begin = source.lastIndexOf('test(', start)
    return POSITIVE.test(source.slice(Math.max(0, begin), start)) ? [] : [callee]
  })

/** A title that the page of what is not there has too. */
const takesNotFound = (source: string): string[] =>
  [...source.matchAll(/(?<=[\s(,])\/(\S*\\\| ?\S*)\/([iu]*)(?=[,)])/g)].flatMap(([pattern, body = '', flags]) => {
    const regex = new RegExp(body, flags)
    return regex.test('Not found | Haldhar') && !/not found/i.test(body) ? [pattern] : []
  })

/** `await x.catch(() => undefined)` as a step: whatever went wrong, the test goes on. */
const swallows = (source: string): string[] =>
  [...source.matchAll(/^\s*await [^\n]*\.catch\(\(\) => (?:undefined|\{\}|null)\)$/gm)].map(([line]) => line.trim())

/** Asks a browser to look for an update that may not come: what follows is waited for. */
const KNOWN = [
  'await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined)',
  'await registration.update().catch(() => undefined)',
]

const faultsOf = (source: string, path?: string): string[] => {
  const calls = callsIn(source, path)
  return [...comparesWithItself(calls), ...countsNothing(calls, source), ...takesNotFound(source), ...swallows(source)]
}

test('no test has an assertion that cannot fail', () => {
  const files = filesBelow('tests').filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('assertions.test.ts'))
  const found = files.flatMap((path) =>
    faultsOf(readSource(path), path)
      .filter((fault) => !KNOWN.includes(fault))
      .map((fault) => `${path}: ${fault}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test.each([
  ['a value compared with itself', 'expect(prices).toEqual(prices)'],
  ['a count that is zero at once', "test('x', async () => { await expect.poll(() => list.count()).toBe(0) })"],
  ['a title of any page', String.raw`look(path, /\| Haldhar$/)`],
  ['a failure that is swallowed', 'const f = async () => {\n  await save().catch(() => undefined)\n}'],
])('%s is found', (_, source) => {
  expect(faultsOf(source)).toHaveLength(1)
})
