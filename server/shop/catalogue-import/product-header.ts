import { withoutInvisible } from '../../../src/contract/digits.ts'
import { PRODUCT_TYPES } from '../../../src/contract/constants.ts'
import type { ProductType } from '../../../src/contract/entities.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { factNames } from '../core/fact-book.ts'
import { namesToFind, searchTextOf } from '../search/search-text.ts'
import { bannedFaults } from '../core/banned-substances.ts'
import type { CsvRow } from './csv.ts'
import { categoryKey, shopKey, type Category, type ImportLookup } from './columns/lookup.ts'
import { readLabel, type Label } from './columns/label.ts'
import { plainText } from './columns/plain-text.ts'
import { isFault, type Fault } from './report.ts'
import type { LocalText } from '../../../src/contract/product/local.ts'
import { readLocalTexts } from './local-texts.ts'

/** A product as its first row describes it; what an empty or missing cell does not say is absent, and stays as it was. */
export interface ProductHeader {
  handle: string
  sellerId: number
  category: Category
  brand?: string
  title: string
  short?: string
  details?: string
  searchText: string
  productType?: ProductType | null
  perishable?: boolean
  /** Sold only through the dealer's machine. */
  collectOnly?: boolean
  /** Cash on delivery is offered. */
  cod?: boolean
  published?: boolean
  label?: Label
  /** The same in other languages. */
  texts?: LocalText[]
  /** The shop's name as the file writes it. */
  vendor: string
}

const TEXT_MAX = 200
const SHORT_MAX = 160
const DETAILS_MAX = 10_000

const text = (row: CsvRow, name: string): string => (row.cells[name] ?? '').normalize('NFC').trim()

/** What is not seen distinguishes no two products. */
export const handleOf = (row: CsvRow): string => withoutInvisible(text(row, 'Handle')).trim()

/** Truncated at a word boundary. */
export const shortened = (line: string): string =>
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
  return field === undefined ? null : { field, reason: say.unreadable }
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

const YES_NO = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
])

/** Whether it is shown in the shop; nothing where the file does not say. */
const publishedOf = (row: CsvRow): boolean | undefined | Fault => {
  const [published, status] = [text(row, 'Published').toLowerCase(), text(row, 'Status').toLowerCase()]
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status))
    return { field: 'Status', reason: 'Write active, draft or archived' }
  if (published !== '' && !YES_NO.has(published)) return { field: 'Published', reason: 'Write TRUE or FALSE' }
  if (published === '' && status === '') return undefined
  return (status === '' || status === 'active') && YES_NO.get(published) !== false
}

/** The first column that names a banned substance. */
const bannedWords = (
  row: CsvRow,
  { title, brand, details, texts }: { title: string; brand: string; details: string; texts: readonly LocalText[] },
): Fault | undefined => {
  const declared = ['Generic Name', 'Pests', 'Dose', 'Dose per Pump', 'Product Facts']
  const faults = bannedFaults({
    Title: title,
    Brand: brand,
    ...Object.fromEntries(declared.map((name) => [name, text(row, name)])),
    'Body (HTML)': details,
    ...Object.fromEntries(
      texts.flatMap((said) => [
        [`Title (${said.language})`, said.title],
        [`Short Description (${said.language})`, said.short_description],
      ]),
    ),
  })
  const [first] = Object.entries(faults)
  return first && { field: first[0], reason: first[1] }
}

/** The product of a first row, or what is wrong with it. */
export const readProductHeader = (row: CsvRow, lookup: ImportLookup): ProductHeader | Fault => {
  const fault = missing(row)
  if (fault !== null) return fault
  const [title, vendor, type] = [text(row, 'Title'), text(row, 'Vendor'), text(row, 'Type')]
  const category = lookup.categories.get(categoryKey(type))
  if (category === undefined) return { field: 'Type', reason: say.noCategory(type) }
  const sellerId = sellerOf(lookup, vendor, category)
  if (typeof sellerId === 'object') return sellerId
  const { label, faults: [labelFault] = [] } = readLabel(row, lookup) ?? {}
  if (labelFault !== undefined) return labelFault
  const texts = readLocalTexts(row)
  if (isFault(texts)) return texts
  const brand = text(row, 'Brand').slice(0, TEXT_MAX)
  const details = plainText(text(row, 'Body (HTML)')).slice(0, DETAILS_MAX)
  const banned = bannedWords(row, { title, brand, details, texts })
  if (banned !== undefined) return banned
  const collect = text(row, 'Collect Only').toLowerCase()
  if (!['', 'yes', 'no'].includes(collect)) return { field: 'Collect Only', reason: say.yesOrNo }
  const published = publishedOf(row)
  if (typeof published === 'object') return published
  const tags = text(row, 'Tags')
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag !== '')
  const short = shortened(details.split('\n')[0]?.replace(/^• /, '') ?? '')
  return {
    handle: handleOf(row),
    sellerId,
    category,
    ...(brand !== '' && { brand }),
    title,
    ...(short !== '' && { short }),
    ...(details !== '' && { details }),
    searchText: searchTextOf({
      title,
      brand: brand || vendor,
      category: category.slug,
      categoryNames: namesToFind(category),
      short: short || title,
      crops: label?.crops ?? [],
      origin: label?.origin ?? null,
      genericName: label?.facts.generic_name,
      pests: label?.facts.pests,
      facts: factNames(lookup.facts, label?.facts.more),
      more: tags.join(' '),
    }),
    ...(tags.length > 0 && {
      productType: PRODUCT_TYPES.find((kind) => tags.includes(kind.toLowerCase())) ?? null,
      perishable: tags.includes('perishable'),
      cod: !tags.includes('prepaid only'),
    }),
    ...(published !== undefined && { published }),
    ...(collect !== '' && { collectOnly: collect === 'yes' }),
    ...(label === undefined ? {} : { label }),
    ...(texts.length === 0 ? {} : { texts }),
    vendor,
  }
}
