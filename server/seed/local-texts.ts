import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { LOCAL_LANGUAGES, type LocalLanguage } from '../../src/contract/product/local.ts'
import { withBrand, type Master } from './base-products.ts'
import { readTable } from './read-table.ts'
import type { ListingTextRow } from './rows.ts'

/** What the goods are called in other languages: a table each, `product-data/texts/hi.csv`, by the good's English title. */

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
const Row = v.object({ title: filled, local_title: filled, local_short: filled })

const tableOf = (language: LocalLanguage) => {
  const name = `product-data/texts/${language}`
  const rows = existsSync(new URL(`${name}.csv`, import.meta.url)) ? readTable(name, Row) : []
  return [language, new Map(rows.map((row) => [row.title, row]))] as const
}

/** The rows of each language by English title. */
export const LOCAL_TEXTS = new Map(LOCAL_LANGUAGES.map(tableOf))

/** The texts of a listing in every language that has some for its good. */
export const textsOf = (listingId: number, master: Master): ListingTextRow[] =>
  [...LOCAL_TEXTS].flatMap(([language, rows]) => {
    const row = rows.get(master.good.title)
    if (row === undefined) return []
    return [{ listingId, language, title: withBrand(master, row.local_title), shortDescription: row.local_short }]
  })
