import { withoutInvisible } from '../../../../src/contract/digits.ts'
import { LOCAL_LANGUAGES } from '../../../../src/contract/product/local.ts'
import { LABEL_COLUMNS } from './label.ts'

/** The columns of a product file, however their headings are written. */

/** Columns of Shopify's product file without which nothing can be sold; the others may be missing. */
export const REQUIRED = ['Handle', 'Title', 'Vendor', 'Type', 'Variant Price']
/** From so many pieces on, one costs so much. */
export const QUANTITY_COLUMNS = [
  ['Quantity 1', 'Quantity 1 Price'],
  ['Quantity 2', 'Quantity 2 Price'],
] as const
const COLUMNS = [
  ...REQUIRED,
  'Body (HTML)',
  'Tags',
  'Published',
  'Status',
  'Option1 Value',
  'Option2 Value',
  'Option3 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Compare At Price',
  ...QUANTITY_COLUMNS.flat(),
  'Image Src',
  'Brand',
  'Collect Only',
  ...LABEL_COLUMNS,
  ...LOCAL_LANGUAGES.flatMap((language) => [`Title (${language})`, `Short Description (${language})`]),
]
/** As Shopify calls them now. */
const PRESENT_NAMES: readonly (readonly [heading: string, column: string])[] = [
  ['URL handle', 'Handle'],
  ['Description', 'Body (HTML)'],
  ['Published on online store', 'Published'],
  ['SKU', 'Variant SKU'],
  ['Inventory quantity', 'Variant Inventory Qty'],
  ['Price', 'Variant Price'],
  ['Compare-at price', 'Variant Compare At Price'],
  ['Product image URL', 'Image Src'],
]

const plain = (heading: string): string =>
  withoutInvisible(heading.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const columnOf = new Map([
  ...COLUMNS.map((column): [string, string] => [plain(column), column]),
  ...PRESENT_NAMES.map(([heading, column]): [string, string] => [plain(heading), column]),
])

/** The columns of some headings in their order; undefined for one that the shop has no use for. */
export const columnsOf = (headings: readonly string[]): (string | undefined)[] =>
  headings.map((heading) => columnOf.get(plain(heading)))

/** The file's own heading of each column. */
export const headingsOf = (headings: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    columnsOf(headings).flatMap((column, at): [string, string][] => {
      const heading = withoutInvisible(headings[at] ?? '').trim()
      return column === undefined ? [] : [[column, heading]]
    }),
  )

/** A column as a file with these headings would call it. */
const wantedHeading = (column: string, headings: readonly string[]): string => {
  const known = new Set(headings.map(plain))
  const isPresent = PRESENT_NAMES.some(([heading]) => known.has(plain(heading)))
  return (isPresent ? PRESENT_NAMES.find(([, of]) => of === column)?.[0] : undefined) ?? column
}

const HEADINGS_MAX = 1000
const CODED = /^(?:title|short description) ?\((.+)\)$/i

/** What is wrong with headings. A slip in a language's letters would leave out a whole column without a word. */
export const faultOfHeadings = (headings: readonly string[]): string | undefined => {
  if (headings.length > HEADINGS_MAX) return `A product file has at most ${HEADINGS_MAX} columns`
  const columns = columnsOf(headings)
  const missing = REQUIRED.filter((name) => !columns.includes(name))
  const wanted = missing.map((column) => wantedHeading(column, headings))
  if (wanted.length > 0) return `This is no product file: the column ${wanted.join(', ')} is missing`
  const twice = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at)
  if (twice !== undefined) return `The column ${headings[columns.indexOf(twice)]?.trim()} stands there twice`
  const strange = headings.find((heading, at) => columns[at] === undefined && CODED.test(heading.trim()))
  if (strange === undefined) return undefined
  return `The column ${strange.trim()} names no other language; write one of ${LOCAL_LANGUAGES.join(', ')}`
}
