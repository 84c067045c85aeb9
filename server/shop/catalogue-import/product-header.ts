import { PRODUCT_TYPES } from '../../../src/contract/constants.ts'
import type { ProductType } from '../../../src/contract/entities.ts'
import { searchTextOf } from '../catalogue/search-text.ts'
import { bannedIn } from './banned-substances.ts'
import type { CsvRow } from './csv.ts'
import { categoryKey, shopKey, type Category, type ImportLookup } from './lookup.ts'
import { readLabel, type Label } from './label.ts'
import { plainText } from './plain-text.ts'
import { isFault, type Fault } from './report.ts'
import type { LocalText } from '../../../src/contract/product/local.ts'
import { readLocalTexts } from './local-texts.ts'

/** A product as its first row describes it. */
export interface ProductHeader {
  handle: string
  sellerId: number
  category: Category
  brand: string
  title: string
  short: string
  details: string
  searchText: string
  productType: ProductType | null
  perishable: boolean
  /** Sold only through the dealer's machine; absent where the file does not say, like the label. */
  collectOnly?: boolean
  /** Cash on delivery is offered. */
  cod: boolean
  published: boolean
  /** Absent where the file says nothing of it, so that the hash of such a product stays what it was. */
  label?: Label
  /** The same in other languages; absent like the label. */
  texts?: LocalText[]
}

const TEXT_MAX = 200
const SHORT_MAX = 160
const DETAILS_MAX = 10_000

const text = (row: CsvRow, name: string): string => (row.cells[name] ?? '').normalize('NFC').trim()

/** Truncated at a word boundary. */
const shortened = (line: string): string =>
  line.length <= SHORT_MAX
    ? line
    : `${line
        .slice(0, SHORT_MAX)
        .replace(/\s+\S*$/, '')
        .toWellFormed()} …`

const NEEDED = ['Handle', 'Title', 'Vendor', 'Type'] as const

const missing = (row: CsvRow): Fault | null => {
  for (const field of NEEDED) {
    const { length } = text(row, field)
    if (length === 0) return { field, reason: `${field} is required` }
    if (length > TEXT_MAX) return { field, reason: `Use at most ${TEXT_MAX} characters` }
  }
  return null
}

/** Cells that cannot be stored: another encoding than UTF-8 leaves replacement characters; no database stores a NUL. */
export const unreadable = ({ cells }: CsvRow): Fault | null => {
  const field = Object.entries(cells).find(([, value]) => /[\0\uFFFD]/.test(value))?.[0]
  return field === undefined ? null : { field, reason: 'It cannot be read as UTF-8 text' }
}

/** Which seller may offer this, or why none. */
const sellerOf = (lookup: ImportLookup, vendor: string, { licenceKind }: Category): number | Fault => {
  const [found, another] = lookup.shops.get(shopKey(vendor)) ?? []
  if (found === undefined) return { field: 'Vendor', reason: `No accepted shop is called ${vendor}` }
  if (another !== undefined) return { field: 'Vendor', reason: `Two shops are called ${vendor}` }
  if (licenceKind !== null && !lookup.holdsLicence(found.id, licenceKind))
    return { field: 'Vendor', reason: `${vendor} holds no valid ${licenceKind} licence` }
  return found.id
}

/** The product of a first row, or what is wrong with it. */
export const readProductHeader = (row: CsvRow, lookup: ImportLookup): ProductHeader | Fault => {
  const fault = missing(row)
  if (fault !== null) return fault
  const [title, vendor, type] = [text(row, 'Title'), text(row, 'Vendor'), text(row, 'Type')]
  const category = lookup.categories.get(categoryKey(type))
  if (category === undefined) return { field: 'Type', reason: `There is no category ${type}` }
  const sellerId = sellerOf(lookup, vendor, category)
  if (typeof sellerId === 'object') return sellerId
  const { label, faults: [labelFault] = [] } = readLabel(row) ?? {}
  if (labelFault !== undefined) return labelFault
  const banned = bannedIn(title, label?.facts.generic_name)
  if (banned !== undefined) return { field: 'Title', reason: `${banned} is banned in India: it may not be sold` }
  const texts = readLocalTexts(row)
  if (isFault(texts)) return texts
  const collect = text(row, 'Collect Only').toLowerCase()
  if (!['', 'yes', 'no'].includes(collect)) return { field: 'Collect Only', reason: 'Write yes or no' }
  const tags = text(row, 'Tags')
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag !== '')
  const brand = text(row, 'Brand').slice(0, TEXT_MAX) || vendor
  const details = plainText(text(row, 'Body (HTML)')).slice(0, DETAILS_MAX)
  const short = shortened(details.split('\n')[0]?.replace(/^• /, '') ?? '') || title
  const status = text(row, 'Status').toLowerCase()
  return {
    handle: text(row, 'Handle'),
    sellerId,
    category,
    brand,
    title,
    short,
    details: details || title,
    searchText: searchTextOf({
      title,
      brand,
      category: category.slug,
      short,
      crops: label?.crops ?? [],
      origin: label?.origin ?? null,
      genericName: label?.facts.generic_name,
      pests: label?.facts.pests,
      more: tags.join(' '),
    }),
    productType: PRODUCT_TYPES.find((kind) => tags.includes(kind.toLowerCase())) ?? null,
    perishable: tags.includes('perishable'),
    cod: !tags.includes('prepaid only'),
    published: (status === '' || status === 'active') && text(row, 'Published').toLowerCase() !== 'false',
    ...(collect !== '' && { collectOnly: collect === 'yes' }),
    ...(label === undefined ? {} : { label }),
    ...(texts.length === 0 ? {} : { texts }),
  }
}
