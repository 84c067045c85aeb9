import fc from 'fast-check'
import type { Call } from '../../../src/contract/shop-calls.ts'
import { knownNames, placesOf, type Mutation } from './mutations.ts'
import type { Sent } from './route.ts'

/** Texts that no column can hold and days that no calendar has, in every place and every name of a request. */

const PIECES = ['\uD800', '\uDC00', '\uDBFF\uDBFF', '\0', 'a\0b', 'x\uD800y', '\uFFFE', '\u{10FFFF}', 'a', '1', '9']
const DAYS =
  '2026-02-31 2026-13-01 2026-00-10 0000-01-01 10000-01-01 -2026-01-01 2026-1-1 9999-12-31 2026-02-31T10:00:00Z ' +
  '2026-01-01T25:61:00Z +275760-09-14 99999999-01-01 2026-02-29 24:61'
export const oddText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.constantFrom(...DAYS.split(' ')) },
)

/** One to three texts of the request replaced, added to, or named oddly. */
export const oddTexts = (call: Call, sent: Sent): fc.Arbitrary<Mutation[]> => {
  // Of a file only its text: its type is a header, which no client sends with such a text, and a picture has none.
  const places = placesOf({ ...sent }).filter(
    ({ path, value }) => path.length > 1 && (path[0] !== 'file' || (path[1] === 'text' && typeof value === 'string')),
  )
  const known = ['query', ...(sent.form === undefined ? [] : ['form']), ...(call.method === 'GET' ? [] : ['body'])]
  const named = known.flatMap((part) => [...knownNames(call)].map((name) => [part, name]))
  const holders = [...known.map((part) => [part]), ...places.flatMap(({ path, isObject }) => (isObject ? [path] : []))]
  const values = places.flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, value }] : []))
  const numbers = places.filter(({ value }) => typeof value === 'number')
  const set = (path: (string | number)[], value: unknown): Mutation => ({ kind: 'set', path, value })
  const choices: fc.WeightedArbitrary<Mutation>[] = [
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...holders), oddText).map(([at, name]) => set([...at, name], '1')),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(['query', 'cursor'], ...named), oddText).map(([at, by]) => set(at, by)),
    },
  ]
  if (values.length > 0)
    choices.push({
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...values), oddText, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
        .map(([{ path, value }, by, place, isWhole]) => {
          const at = Math.floor(place * value.length)
          return set(path, isWhole ? by : value.slice(0, at) + by + value.slice(at))
        }),
    })
  if (numbers.length > 0)
    choices.push({
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...numbers), oddText).map(([{ path }, by]) => set(path, by)),
    })
  return fc.array(fc.oneof(...choices), { minLength: 1, maxLength: 3 })
}

/** Half a surrogate pair as bytes: an encoder of texts would put U+FFFD in its place. */
export const tornBytes = async (body: FormData | string): Promise<{ raw: Uint8Array<ArrayBuffer>; type: string }> => {
  const encoded = new Response(typeof body === 'string' ? body.toWellFormed() : body)
  const bytes = Buffer.from(await encoded.arrayBuffer()).toString('latin1')
  const raw = new Uint8Array(Buffer.from(bytes.replaceAll('\u00EF\u00BF\u00BD', '\u00ED\u00A0\u0080'), 'latin1'))
  return { raw, type: encoded.headers.get('Content-Type') ?? '' }
}
