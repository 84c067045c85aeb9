import { withoutInvisible } from '../../../../src/contract/digits.ts'
import { LOCAL_LANGUAGES } from '../../../../src/contract/product/local.ts'
import { LABEL_COLUMNS } from './label.ts'

/** The columns of a file of products, however their headings are written. */

/** Columns of Shopify's product file without which nothing can be sold; the others may be missing. */
const REQUIRED = ['Handle', 'Title', 'Vendor', 'Type', 'Variant Price']
/** From so many pieces on, one costs so much. */
export const QUANTITY_COLUMNS = [
  ['Quantity 1', 'Quantity 1 Price'],
  ['Quantity 2', 'Quantity 2 Price'],
] as const
export const COLUMNS = [
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
export const PRESENT_NAMES: readonly (readonly [heading: string, column: string])[] = [
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

const HEADINGS_MAX = 1000
const CODED = /^(?:title|name|short description) ?\((.+)\)$/i

/** Which columns a file may have, and how they are read from its headings. */
export interface FileColumns {
  /** Of which a file of this kind has most. */
  required: readonly string[]
  /** The columns of some headings in their order; undefined for one that the shop has no use for. */
  columnsOf: (headings: readonly string[]) => (string | undefined)[]
  /** The file's own heading of each column. */
  headingsOf: (headings: readonly string[]) => ReadonlyMap<string, string>
  /** What is wrong with headings. */
  faultOf: (headings: readonly string[]) => string | undefined
}

interface Kind {
  required: readonly string[]
  columns: readonly string[]
  /** Further names of columns; where a file has one of them, a column that it lacks is named like that too. */
  names: readonly (readonly [heading: string, column: string])[]
  /** The names of columns without which nothing of the file can be read. */
  lacking: (columns: readonly (string | undefined)[]) => readonly string[]
}

/** The columns of one kind of file. A slip in a language's letters would leave out a whole column without a word. */
export const fileColumns = ({ required, columns: all, names, lacking }: Kind): FileColumns => {
  const columnOf = new Map([
    ...all.map((column): [string, string] => [plain(column), column]),
    ...names.map(([heading, column]): [string, string] => [plain(heading), column]),
  ])
  const columnsOf = (headings: readonly string[]) => headings.map((heading) => columnOf.get(plain(heading)))
  /** A column as a file with these headings would call it. */
  const wantedHeading = (column: string, headings: readonly string[]): string => {
    const known = new Set(headings.map(plain))
    const isPresent = names.some(([heading]) => known.has(plain(heading)))
    return (isPresent ? names.find(([, of]) => of === column)?.[0] : undefined) ?? column
  }
  return {
    required,
    columnsOf,
    headingsOf: (headings) =>
      new Map(
        columnsOf(headings).flatMap((column, at): [string, string][] => {
          const heading = withoutInvisible(headings[at] ?? '').trim()
          return column === undefined ? [] : [[column, heading]]
        }),
      ),
    faultOf: (headings) => {
      if (headings.length > HEADINGS_MAX) return `A product file has at most ${HEADINGS_MAX} columns`
      const columns = columnsOf(headings)
      const wanted = lacking(columns).map((column) => wantedHeading(column, headings))
      if (wanted.length > 0) return `This is no product file: the column ${wanted.join(', ')} is missing`
      const twice = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at)
      if (twice !== undefined) return `The column ${headings[columns.indexOf(twice)]?.trim()} stands there twice`
      const strange = headings.find((heading, at) => columns[at] === undefined && CODED.test(heading.trim()))
      if (strange === undefined) return undefined
      return `The column ${strange.trim()} names no other language; write one of ${LOCAL_LANGUAGES.join(', ')}`
    },
  }
}

/** Of a product file as Shopify exports it. */
export const PRODUCT_COLUMNS = fileColumns({
  required: REQUIRED,
  columns: COLUMNS,
  names: PRESENT_NAMES,
  lacking: (columns) => REQUIRED.filter((name) => !columns.includes(name)),
})
