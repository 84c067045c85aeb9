import type { Declarations } from '../../../src/contract/product/declarations.ts'
import type { CsvRow } from '../catalogue-import/csv.ts'
import { FIELDS } from '../declarations/label-columns.ts'
import { CASH, declaredColumn, HSN } from './columns.ts'
import { plain } from './forms.ts'
import type { Plan } from './plan.ts'

/** Where in the file stands what a draft calls by its path, as refusals and the operator's reasons do. */

const OF_PACK: Readonly<Record<string, string>> = {
  price: 'Variant Compare At Price',
  selling_price: 'Variant Price',
  stock: 'Variant Inventory Qty',
  steps: 'Quantity 1',
  cod: CASH,
}
const NAMES: readonly (keyof Declarations)[] = [...FIELDS, 'collect_only']
const OF_FORM: ReadonlyMap<string, string> = new Map([
  ['form.title', 'Title'],
  ['form.description', 'Body (HTML)'],
  ['form.packs', 'Option1 Value'],
  ['form.about.category_id', 'Type'],
  ['form.about.brand', 'Brand'],
  ['form.about.hsn', HSN],
  ...NAMES.map((name): [string, string] => [`form.about.declarations.${name}`, declaredColumn(name)]),
])

export const placeOf = ({ wanted, form }: Plan, path: string): { row: CsvRow; field: string } => {
  const { row, packs } = wanted
  const [, at, name = ''] = /^form\.packs\.(\d+)\.?(\w*)/.exec(path) ?? []
  if (at !== undefined) {
    const said = plain(form?.packs[Number(at)]?.name ?? '')
    const own = packs.find((pack) => pack.name !== undefined && plain(pack.name) === said) ?? packs[0]
    return { row: own?.row ?? row, field: OF_PACK[name] ?? 'Option1 Value' }
  }
  const [, text, part] = /^form\.texts\.(\d+)\.(\w+)/.exec(path) ?? []
  if (text === undefined) return { row, field: OF_FORM.get(path) ?? 'Handle' }
  const language = form?.texts?.[Number(text)]?.language ?? ''
  return { row, field: part === 'title' ? `Title (${language})` : `Short Description (${language})` }
}
