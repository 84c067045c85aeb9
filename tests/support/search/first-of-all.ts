import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import { sprayKindOf } from './sprays.ts'

const Row = v.object({
  first: v.string(),
  queries: v.pipe(
    v.string(),
    v.transform((texts) => texts.split('; ')),
  ),
})

/** What farmers type and say, and how the title of the first thing found must begin; `-` where nothing is sold. */
export const SEARCH_QUERIES = v
  .parse(v.array(Row), parse(readFileSync(new URL('first-of-all.csv', import.meta.url)), { columns: true }))
  .flatMap(({ first, queries }) => queries.map((text) => ({ first, text })))

/** Whether a title is what must come first: it begins so, `~` has it inside, `@` is of a sort of crop care. */
export const isRight = (first: string, title: string): boolean => {
  if (first === '-') return title === ''
  const [mark, some] = /^[@~]/.test(first) ? [first.charAt(0), first.slice(1)] : ['', first]
  return some
    .split('|')
    .some((one) =>
      mark === '@' ? sprayKindOf(title) === one : mark === '~' ? title.includes(one) : title.startsWith(one),
    )
}
