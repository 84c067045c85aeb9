import fc from 'fast-check'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '../../../src/contract/shop-calls.ts'
import type { Sent } from './route.ts'

/** What goes wrong with a request on its way from a stranger, a broken client or an attacker. */

type Path = (string | number)[]

export type Mutation =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'drop'; path: Path }
  | { kind: 'whole'; value: unknown }
  | { kind: 'header'; name: string; value: string }

/** Values that must never be found in the database: nobody has asked for a field of that name. */
export const CANARY = 'canary-6f1c'
export const CANARY_NUMBER = 918_273_645
export const CANARY_DAY = '2001-02-03'

/** Columns of the shop's own, with what an attacker would like to see in them. */
export const FORBIDDEN: Record<string, unknown> = {
  item_status: 'delivered',
  review_status: 'approved',
  vendor_status: 'accepted',
  payment_state: 'paid',
  is_default: true,
  is_public: true,
  admin_comment: CANARY,
  public_comment: CANARY,
  password_hash: CANARY,
  author_name: CANARY,
  actor: CANARY,
  gateway_payment_id: CANARY,
  total_paise: CANARY_NUMBER,
  total_price: CANARY_NUMBER,
  unit_paise: CANARY_NUMBER,
  round_off_paise: CANARY_NUMBER,
  on_hand: CANARY_NUMBER,
  reserved: CANARY_NUMBER,
  seller_id: CANARY_NUMBER,
  account_id: CANARY_NUMBER,
  delivery_date: CANARY_DAY,
  created_at: CANARY_DAY,
  slug: CANARY,
  state: 'approved',
}

const HOSTILE = [
  '',
  ' ',
  "' or 1=1 --",
  '"; drop table orders; --',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../etc/passwd',
  '%00',
  'a\0b',
  '\uD800',
  '\u202Etxt.exe',
  '%_\\',
  '९८७६५४३२१०',
  '1e9',
  '0x10',
  '-1',
  '9'.repeat(30),
  'null',
  'x'.repeat(201),
  'x'.repeat(2_001),
  'ज'.repeat(5_000),
  'x'.repeat(70_000),
  '[object Object]',
  '__proto__',
  'constructor',
]
const DEEP = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ a: inner }), 1)

const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -0.001) },
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<unknown>([], {}, [[]], [null], { toString: 'x' }, { length: -1 }, DEEP),
  fc.jsonValue({ maxDepth: 3 }),
)
const HEADERS = ['X-Account', 'Idempotency-Key', 'Content-Type', 'Accept-Encoding', 'X-Forwarded-For', 'If-None-Match']
const headerText = fc.oneof(
  fc.constantFrom('', 'text/plain', 'application/xml', '-1', '999999999999', 'x'.repeat(300), '*', 'null'),
  fc.string({ minLength: 0, maxLength: 40 }).map((text) => text.replaceAll(/[^\u0021-\u007E]/g, '')),
)

/** Every place of a request that holds a value, and every object of it. */
export const placesOf = (value: unknown, path: Path = []): { path: Path; isObject: boolean; value: unknown }[] => {
  if (typeof value !== 'object' || value === null) return [{ path, isObject: false, value }]
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => placesOf(item, [...path, index]))
    : Object.entries(value).flatMap(([name, item]) => placesOf(item, [...path, name]))
  return [...inner, { path, isObject: !Array.isArray(value), value }]
}

/** Every field name that the call knows anywhere in its body. */
export const knownNames = ({ body, fields, query }: Call): Set<string> => {
  const names = [body, fields, query].flatMap((schema) => {
    if (schema === undefined) return []
    // A lazy schema has no description of its own; what it may hold is what the log-in's two forms hold.
    const text = JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }))
    return [...text.matchAll(/"(\w+)":/g)].map(([, name]) => name ?? '')
  })
  return new Set(names)
}

/** One to three mutations of a request; `foreign` are ids and names of another customer's things. */
export const mutationsOf = (call: Call, sent: Sent, foreign: readonly unknown[]): fc.Arbitrary<Mutation[]> => {
  const places = placesOf({ ...sent }).filter(
    ({ path }) => path.length > 1 || (path.length === 1 && path[0] !== 'params'),
  )
  const leaves = places.filter(({ path }) => path.length > 1).map(({ path }) => path)
  const objects = places.filter(({ isObject }) => isObject).map(({ path }) => path)
  const known = knownNames(call)
  const unknown = Object.entries(FORBIDDEN).filter(([name]) => !known.has(name))
  // Known or not, another customer's number has to be refused or ignored everywhere.
  unknown.push(['customer_id', foreign[0]])
  const set = (path: fc.Arbitrary<Path>, value: fc.Arbitrary<unknown>) =>
    fc.record({ kind: fc.constant('set' as const), path, value })
  const prototypes = fc.constantFrom<[string, unknown]>(
    ['__proto__', { isAdmin: true, item_status: 'delivered' }],
    ['constructor', { prototype: { isAdmin: true } }],
    ['prototype', {}],
  )
  const added = (entries: fc.Arbitrary<[string, unknown]>, where: Path[]) =>
    fc
      .tuple(fc.constantFrom(...where), entries)
      .map(([path, [name, value]]): Mutation => ({ kind: 'set', path: [...path, name], value }))
  const bodies: Path[] = objects.length > 0 ? objects : [['body']]
  const choices: fc.WeightedArbitrary<Mutation>[] = [
    { weight: 2, arbitrary: added(fc.constantFrom<[string, unknown][]>(...unknown.map((entry) => entry)), bodies) },
    { weight: 1, arbitrary: added(prototypes, bodies) },
    { weight: 1, arbitrary: added(fc.tuple(fc.string({ minLength: 1, maxLength: 8 }), junk), [['query']]) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('header' as const),
        name: fc.constantFrom(...HEADERS),
        value: headerText,
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('whole' as const), value: junk }) },
  ]
  if (leaves.length > 0) {
    const leaf = fc.constantFrom(...leaves)
    choices.push({ weight: 6, arbitrary: set(leaf, junk) })
    choices.push({ weight: 2, arbitrary: set(leaf, fc.constantFrom(...foreign)) })
    choices.push({ weight: 2, arbitrary: fc.record({ kind: fc.constant('drop' as const), path: leaf }) })
  }
  return fc.array(fc.oneof(...choices), { minLength: 1, maxLength: 3 })
}

export interface Mutated extends Sent {
  headers: Record<string, string>
  /** Instead of the body's object. */
  whole?: unknown
}

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

const put = (target: unknown, path: Path, change: (holder: object, name: string | number) => void): void => {
  let holder: unknown = target
  for (const name of path.slice(0, -1)) {
    if (!isObject(holder)) return
    if (!isObject(holder[name])) holder[name] = {}
    holder = holder[name]
  }
  const last = path.at(-1)
  if (isObject(holder) && last !== undefined) change(holder, last)
}

/** The request with everything done to it. */
export const mutated = (sent: Sent, mutations: readonly Mutation[]): Mutated => {
  const result: Mutated = { ...structuredClone(sent), headers: {} }
  for (const mutation of mutations)
    if (mutation.kind === 'header') result.headers[mutation.name] = mutation.value
    else if (mutation.kind === 'whole') result.whole = mutation.value
    else if (mutation.kind === 'drop')
      put(result, mutation.path, (holder, name) => Reflect.deleteProperty(holder, name))
    else
      put(result, mutation.path, (holder, name) => {
        // Bytes hold nothing but numbers.
        if (ArrayBuffer.isView(holder) && typeof mutation.value !== 'number') return
        // As an own property, so that a prototype's name is sent as such; a copy, as a later mutation may write to it.
        Object.defineProperty(holder, name, {
          value: structuredClone(mutation.value),
          enumerable: true,
          configurable: true,
          writable: true,
        })
      })
  return result
}
