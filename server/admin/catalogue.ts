import { accessSync, constants, createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Command } from 'commander'
import type { AdminAnswer } from '../../src/contract/admin-calls.ts'
import { addVerb } from './command.ts'
import { CliError } from './shop-call.ts'
import { formatTable, type Column } from './table.ts'

type Report = AdminAnswer<'catalogueImport'>['data']

const COLUMNS: readonly Column<Report['bad'][number]>[] = [
  { title: 'Line', text: (row) => String(row.line), right: true },
  { title: 'Handle', text: (row) => row.handle || '–' },
  { title: 'Field', text: (row) => row.field || '–' },
  { title: 'Why it was left out', text: (row) => row.reason },
]
/** A terminal holds no more; `--json` has them all. */
const SHOWN_MAX = 500

const counted = (what: string, { added, changed, unchanged }: Report['products']): string =>
  `${what}: ${added} added, ${changed} changed, ${unchanged} as before.`

const show = ({ rows, bad_rows, bad, products, variants }: Report): string =>
  [
    `${rows - bad_rows} of ${rows} rows were taken.`,
    counted('Products', products),
    counted('Packs', variants),
    ...(bad_rows === 0 ? [] : ['', `${bad_rows} rows were left out:`, formatTable(COLUMNS, bad.slice(0, SHOWN_MAX))]),
    ...(bad.length > SHOWN_MAX ? [`… and ${bad_rows - SHOWN_MAX} more; --json tells them too.`] : []),
  ].join('\n')

const readable = (file: string): string => {
  try {
    accessSync(file, constants.R_OK)
    return file
  } catch {
    throw new CliError(`${file} cannot be read.`)
  }
}

const HELP = `
The file is a product CSV as Shopify exports it. Needed are the columns Handle, Title, Vendor, Type and
Variant Price; the rows of one product follow each other. Vendor is the name of a shop that was accepted,
Type a category. Seeds, fertilisers and crop care come only from shops with a valid licence. Tags may say
"New Arrival", "Top Product", "Deal Of The Day", "perishable" and "prepaid only"; a column Brand names the
maker (without it the shop itself). Pictures are not fetched; descriptions become plain text.

Rows that cannot be taken are told with line, field and reason, all others are kept. The same file may be
imported again at any time: what it said before is left alone.

Examples:
  npm run --silent admin -- catalogue import products.csv
  npm run --silent admin -- catalogue import products.csv --json > report.json`

/** `catalogue import`. */
export const addCatalogue = (program: Command): void => {
  const catalogue = program.command('catalogue').description('Products from a seller’s file')
  addVerb(catalogue, 'import <file>', {
    call: 'catalogueImport',
    request: (file) => ({ file: { type: 'text/csv', stream: Readable.toWeb(createReadStream(readable(file))) } }),
    show: ({ data }) => show(data),
  }).addHelpText('after', HELP)
}
