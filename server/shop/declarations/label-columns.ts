import { countryName } from '../../../src/contract/product/countries.ts'
import type { Declarations } from '../../../src/contract/product/declarations.ts'
import type { products } from '../../db/schema.ts'
import { dosesText } from '../catalogue-import/columns/doses.ts'
import { readLabel, type Column, type Label } from '../catalogue-import/columns/label.ts'
import { factsText } from '../core/fact-book.ts'
import type { LabelBook } from '../core/label-book.ts'
import { invalid } from '../core/refusal.ts'

/** Declarations are read like the columns of an imported file, so both doors have one rule. */

export type Field = Exclude<keyof Declarations, 'collect_only'>

export const COLUMN: Record<Field, Column> = {
  generic_name: 'Generic Name',
  maker: 'Maker',
  maker_address: 'Maker Address',
  maker_role: 'Maker Role',
  importer: 'Importer',
  importer_address: 'Importer Address',
  origin: 'Country of Origin',
  best_before: 'Best Before',
  care_name: 'Care Name',
  care_phone: 'Care Phone',
  care_email: 'Care Email',
  crops: 'Crops',
  pests: 'Pests',
  dose: 'Dose',
  dose_per_pump: 'Dose per Pump',
  dose_to_calculate: 'Dose to Calculate',
  waiting_days: 'Waiting Days',
  more_facts: 'Product Facts',
}
// The keys of the record are its type.
export const FIELDS = Object.keys(COLUMN) as Field[]

/** The label as it is stored, or a refusal by field. */
export const labelFrom = (said: Declarations, book: Pick<LabelBook, 'readCrop' | 'findFact'>): Label => {
  const cells = Object.fromEntries(FIELDS.map((field) => [COLUMN[field], said[field]]))
  const read = readLabel({ line: 0, cells }, book)
  if (read === undefined) throw new Error('A role is always given')
  if (read.faults.length === 0) return read.label
  throw invalid(
    Object.fromEntries(
      read.faults.map(({ field, reason }) => [FIELDS.find((name) => COLUMN[name] === field) ?? field, reason]),
    ),
  )
}

/** What a product's page shows, as somebody would type it. */
export const declared = (
  {
    origin,
    crops,
    facts,
    collectOnly,
  }: Pick<typeof products.$inferSelect, 'origin' | 'crops' | 'facts' | 'collectOnly'>,
  book: Pick<LabelBook, 'cropOf' | 'facts'>,
): Declarations => ({
  generic_name: facts?.generic_name ?? '',
  maker: facts?.maker?.name ?? '',
  maker_address: facts?.maker?.address ?? '',
  maker_role: facts?.maker?.role ?? 'maker',
  importer: facts?.importer?.name ?? '',
  importer_address: facts?.importer?.address ?? '',
  origin: origin === null ? '' : (countryName(origin) ?? origin),
  best_before: facts?.best_before ?? '',
  care_name: facts?.consumer_care?.name ?? '',
  care_phone: facts?.consumer_care?.phone ?? '',
  care_email: facts?.consumer_care?.email ?? '',
  crops: (crops ?? []).map((crop) => book.cropOf(crop).name).join(', '),
  pests: facts?.pests ?? '',
  dose: facts?.dose ?? '',
  dose_per_pump: facts?.dose_per_pump ?? '',
  dose_to_calculate: dosesText(facts?.doses ?? []),
  waiting_days: facts?.waiting_days?.toString() ?? '',
  more_facts: factsText(book.facts, facts?.more),
  collect_only: collectOnly,
})
