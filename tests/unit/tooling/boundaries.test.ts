import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { allows, roomOf, ROOMS } from './rooms.ts'
import { filesBelow, importsOf, readSource, type Import } from './sources.ts'

const files = filesBelow('src', 'sw', 'server', 'tools/start')
const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path))

/** Why a file may not import this; nothing when it may. */
const objection = (path: string, { from, typeOnly }: Import): string | undefined => {
  const room = roomOf(path)
  const rules = ROOMS[room]
  if (rules === undefined) return `${path} lies in no room`
  const complaint = `${path} imports ${from}`
  if (from.startsWith('.')) {
    const other = roomOf(posix.join(posix.dirname(path), from))
    const allowed = other === room || allows(rules.rooms, other) || (typeOnly && allows(rules.types, other))
    return allowed ? undefined : complaint
  }
  if (from.startsWith('node:')) return rules.node ? undefined : complaint
  // Virtual modules belong to the tool that makes them.
  if (from.startsWith('virtual:')) return room === 'src/shop' ? undefined : complaint
  return allows(rules.packages, from) ? undefined : complaint
}

/** Imports whose path is made at run time. */
const COMPUTED: Record<string, string> = {
  'server/http/routes/pages.ts': 'the built pages, which change under a running server',
  'src/shop/startup/boot.ts': 'the entry of the page that it stands in',
}

test('the house has been looked at', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(new Set(sources.map(roomOf))).toEqual(new Set(Object.keys(ROOMS)))
})

test('a room imports only what the table allows it', () => {
  const imports = sources.flatMap((path) => importsOf(path).map((found) => ({ path, found })))
  expect(imports.length).toBeGreaterThan(sources.length)
  const known = imports.filter(({ path, found }) => !(path in COMPUTED && !/^[.'"]/.test(found.from)))
  expect(known.flatMap(({ path, found }) => objection(path, found) ?? [])).toEqual([])
})

test.each([
  ['src/shop/cart/cart.ts', '../wishlist/wishlist.ts'],
  ['src/shop/cart/cart-rows.shared.ts', './cart.ts'],
  ['src/contract/shop-calls.ts', 'react'],
  ['src/ui/button/Button.tsx', '../../texts/texts.ts'],
  ['src/client/sync/queue.ts', '../../shop/cart/cart.ts'],
  ['src/client/db/local-db.ts', '../../shop/cart/cart-rows.shared.ts'],
  ['src/client/sync/queue.ts', '../page/network.ts'],
  ['src/shop/routes.tsx', '../../server/shop/orders.ts'],
  ['sw/index.ts', '../../../src/shop/page/page.ts'],
  ['server/http/orders.ts', '../db/schema.ts'],
  ['server/http/orders.ts', '../ports/log.ts'],
  ['server/shop/orders.ts', 'hono'],
  ['server/shop/orders.ts', '../http/app.ts'],
  ['server/db/open.ts', '../shop/orders.ts'],
])('the wall holds: %s may not import %s', (path, from) => {
  expect(objection(path, { from, typeOnly: false })).toBeDefined()
})

type Edge = readonly string[]

/** Of imports among nouns those that are part of a circle. */
const circlesIn = (edges: readonly Edge[]): readonly Edge[] => {
  const left = edges.filter(
    ([from, to]) => edges.some(([next]) => next === to) && edges.some(([, next]) => next === from),
  )
  return left.length === edges.length ? left : circlesIn(left)
}

/** Imports among the nouns of a folder, types too; what page and worker share may be imported by every noun. */
const edgesIn = (folder: string): Edge[] => {
  const nounOf = (path: string): string =>
    path.startsWith(`${folder}/`) && !path.endsWith('.shared.ts')
      ? (posix.dirname(path).split('/').slice(2)[0] ?? '')
      : ''
  return sources.flatMap((path) =>
    importsOf(path)
      .map(({ from }) => [nounOf(path), nounOf(posix.join(posix.dirname(path), from))] as const)
      .filter(([from, to]) => from !== '' && to !== '' && from !== to),
  )
}

test.each(['server/shop', 'src/shop', 'src/desk'])('nouns of %s import each other in one direction alone', (folder) => {
  const edges = edgesIn(folder)
  expect(edges.length).toBeGreaterThan(80)
  expect(circlesIn(edges)).toEqual([])
})

test('a circle of nouns is seen, and what only leads to it or from it is not', () => {
  const edges = ['enquiries orders', 'orders payments', 'payments orders', 'orders core']
  expect(circlesIn(edges.map((edge) => edge.split(' ')))).toEqual([
    ['orders', 'payments'],
    ['payments', 'orders'],
  ])
})

test('no drawer for everything, and no barrel', () => {
  const drawers = filesBelow('src', 'sw', 'server', 'tests', 'tools').filter((path) =>
    path.split('/').some((part) => /^(utils?|helpers?|lib|common|misc)(\.|$)/i.test(part)),
  )
  const barrels = files.filter((path) => /(^|\/)index\.tsx?$/.test(path) && path !== 'sw/index.ts')
  expect([...drawers, ...barrels]).toEqual([])
})

/** Lines; a test file is a list of promises and may be longer. */
const LONGEST = { source: 250, test: 400 }
/** Files that may be longer, each with its reason. */
const LONG: Record<string, string> = {
  'src/texts/en/policies.ts': 'the policies, word for word',
}
/** Data written down, not code. */
const isData = (path: string): boolean =>
  path.startsWith('server/db/migrations/') ||
  path.startsWith('server/seed/') ||
  // The words of a language, in the files that it is loaded in.
  /^src\/texts\/(?!en\/)[a-z]{2}\//.test(path)

test('no file is longer than a reader can hold, without a reason', () => {
  const long = filesBelow('src', 'sw', 'server', 'tests', 'tools')
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !isData(path) && !(path in LONG))
    .map((path) => ({ path, lines: readSource(path).split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > (path.startsWith('tests/') ? LONGEST.test : LONGEST.source))
  expect(long).toEqual([])
})

test.each([
  ['text is never read as markup', /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML/],
  ['styles stand in style sheets', /\bstyle=\{/],
  ['every export has its name', /^export default/m],
  // The bundler counts it as loading: where it fails, the page would be loaded anew for a part that is missing.
  ['what is done with a part stands apart from its import', /\bimport\([^)]*\)\s*\.then\(\s*\(?\w+\)?\s*=>/],
])('%s', (_, forbidden) => {
  const CONFIG = 'server/db/drizzle.config.ts'
  expect(sources.filter((path) => path !== CONFIG && forbidden.test(readSource(path)))).toEqual([])
})
