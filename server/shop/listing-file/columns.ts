import type { Declarations } from '../../../src/contract/product/declarations.ts'
import { LOCAL_LANGUAGES, type LocalLanguage } from '../../../src/contract/product/local.ts'
import { COLUMNS, fileColumns, PRESENT_NAMES, QUANTITY_COLUMNS } from '../catalogue-import/columns/headings.ts'
import { COLUMN, FIELDS } from '../declarations/label-columns.ts'

/** The columns of a seller's own file: those of a product file, under the words of a shopkeeper, and a few of her own. */

export const STOCK_BEFORE = 'Stock at Download'
export const CASH = 'Cash on Delivery'
export const HSN = 'HSN'
export const COLLECT = 'Collect Only'

const NAMES: readonly (readonly [heading: string, column: string])[] = [
  ['Code', 'Handle'],
  ['Name', 'Title'],
  ['Category', 'Type'],
  ['Pack', 'Option1 Value'],
  ['MRP', 'Variant Compare At Price'],
  ['Stock', 'Variant Inventory Qty'],
  ...LOCAL_LANGUAGES.map((language): [string, string] => [`Name (${language})`, `Title (${language})`]),
  ...PRESENT_NAMES,
]

export const LISTING_COLUMNS = fileColumns({
  required: ['Handle', 'Title', 'Variant Price'],
  columns: [...COLUMNS, STOCK_BEFORE, CASH, HSN],
  names: NAMES,
  lacking: (columns) => (columns.includes('Handle') || columns.includes('Title') ? [] : ['Handle', 'Title']),
})

/** A column as the shop writes it. */
export const headingOf = (column: string): string => NAMES.find(([, of]) => of === column)?.[0] ?? column

const OF_EVERY_PRODUCT = [
  'Handle',
  'Title',
  'Type',
  'Brand',
  'Body (HTML)',
  'Option1 Value',
  'Variant Compare At Price',
  'Variant Price',
  'Variant Inventory Qty',
  STOCK_BEFORE,
  ...QUANTITY_COLUMNS.flat(),
  CASH,
  HSN,
]
/** What the law wants of every product, and of those that are sold under a licence. */
const ALWAYS: readonly (keyof Declarations)[] = ['generic_name', 'origin', 'maker', 'maker_address', 'care_phone']
const OF_LICENCE: Readonly<Record<string, readonly (keyof Declarations)[]>> = {
  seed: ['best_before', 'crops'],
  fertiliser: ['best_before', 'crops', 'dose_to_calculate', 'collect_only'],
  insecticide: ['best_before', 'crops', 'pests', 'dose', 'dose_to_calculate', 'waiting_days'],
}

/** A column of what is declared. */
export const declaredColumn = (name: keyof Declarations): string => (name === 'collect_only' ? COLLECT : COLUMN[name])

const DECLARED: readonly (keyof Declarations)[] = [...FIELDS, 'collect_only']

/**
 * The columns of a file, few of them: those that products under these licences need, those that hold something, and what
 * things are called in the given languages; in a whole file also in all others.
 */
export const columnsFor = (
  kinds: ReadonlySet<string | null>,
  { languages, isWhole }: { languages: ReadonlySet<LocalLanguage>; isWhole: boolean },
  holds: (column: string) => boolean,
): string[] => {
  const needed = new Set([...ALWAYS, ...[...kinds].flatMap((kind) => (kind === null ? [] : (OF_LICENCE[kind] ?? [])))])
  const declared = DECLARED.filter((name) => needed.has(name) || holds(declaredColumn(name))).map(declaredColumn)
  const local = LOCAL_LANGUAGES.flatMap((language) => {
    const [title, short] = [`Title (${language})`, `Short Description (${language})`]
    if (!isWhole && !languages.has(language)) return []
    return [...(languages.has(language) || holds(title) ? [title] : []), ...(holds(short) ? [short] : [])]
  })
  return [...OF_EVERY_PRODUCT, ...declared, ...local]
}
