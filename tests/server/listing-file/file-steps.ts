import { unguarded } from '../../../src/contract/product/csv-text.ts'
import type { ListingFileReport } from '../../../src/contract/product/listing-file.ts'
import { readCsv } from '../../../server/shop/catalogue-import/csv.ts'
import { LISTING_COLUMNS } from '../../../server/shop/listing-file/columns.ts'
import { categories } from '../../../server/db/schema.ts'
import { openShop } from '../listings/draft-steps.ts'
import { unique } from '../support/fixtures.ts'
import type { Answered, Ask, TestShop } from '../support/support.ts'

/** What somebody of a shop does with a file of her own. */

/** A shop with somebody at its desk, and a category that has its name alone. */
export const openTrade = async (shop: TestShop, licenceKind: string | null = null) => {
  const opened = await openShop(shop)
  const name = `Trade ${unique()}`
  const values = { name, slug: name.toLowerCase().replaceAll(' ', '-'), icon: 'seeds', ground: 'sprout' as const }
  const [category = opened.category] = await shop.db
    .insert(categories)
    .values({ ...values, licenceKind })
    .returning()
  return { ...opened, category }
}

const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export type Cells = Readonly<Record<string, string>>

/** A file with the headings that its rows name. */
export const fileOf = (rows: readonly Cells[]): string => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [headings, ...rows.map((row) => headings.map((name) => row[name] ?? ''))]
    .map((row) => row.map(quoted).join(','))
    .join('\n')
}

export const sendFile = (ask: Ask, sellerId: number, raw: string | Uint8Array<ArrayBuffer>): Promise<Answered> =>
  ask('POST', `desk/shops/${sellerId}/listing-file`, { raw, headers: { 'Content-Type': 'text/csv' } })

/** What became of a file that is taken. */
export const taken = async (
  ask: Ask,
  sellerId: number,
  rows: readonly Cells[] | string,
): Promise<ListingFileReport> => {
  const answer = await sendFile(ask, sellerId, typeof rows === 'string' ? rows : fileOf(rows))
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data as ListingFileReport
}

/** The reasons of a report, by line and field. */
export const reasonsOf = ({ bad }: ListingFileReport): Record<string, string> =>
  Object.fromEntries(bad.map(({ line, field, reason }) => [`${line} ${field}`, reason]))

export const download = async (ask: Ask, sellerId: number, query = ''): Promise<string> =>
  (await ask('GET', `desk/shops/${sellerId}/listing-file${query}`)).body.data.csv as string

/** The rows of a file by their columns, as an import reads them. */
export const rowsOf = async (csv: string): Promise<Cells[]> => {
  const rows: Cells[] = []
  const take = async ({ cells }: { cells: Cells }): Promise<void> =>
    void rows.push(Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, unguarded(cell)])))
  const file = new Blob([csv]).stream()
  await readCsv(
    { file, columns: LISTING_COLUMNS },
    take,
    () => {},
    () => {},
  )
  return rows
}

/** A new product, whole. */
export const newRow = (category: string, cells: Cells = {}): Cells => ({
  Code: 'sickle',
  Name: 'Sahyadri folding sickle',
  Category: category,
  Brand: 'Sahyadri',
  Description: 'For cutting grass.',
  Pack: '1 piece',
  MRP: '1250',
  Price: '990',
  Stock: '8',
  HSN: '8201',
  'Generic Name': 'Sickle',
  'Country of Origin': 'India',
  Maker: 'Sahyadri Works LLP',
  'Maker Address': 'Plot 12, MIDC, Nashik 422007',
  'Care Phone': '1800 123 4567',
  'Best Before': '18 months from packing',
  Crops: 'Wheat',
  ...cells,
})
