import * as v from 'valibot'
import { fieldMessages } from '../field-messages.ts'

/** What a seller declares of a product's label, each as it is typed; empty where the label says nothing. */

/** The longest that is declared of a thing. */
export const DECLARED_MAX = 300
/** The longest list of crops or doses. */
export const DECLARED_LIST_MAX = 2_000

/** One line for most of them; crops and doses are lists. */
const fieldsOf = <const S extends v.GenericSchema<string, string>>(line: S, list: S) => ({
  generic_name: line,
  maker: line,
  maker_address: line,
  maker_role: v.picklist(['maker', 'packer']),
  importer: line,
  importer_address: line,
  /** `IN` or the country's English name. */
  origin: line,
  /** A day, a month, or words such as `18 months from packing`. */
  best_before: line,
  care_name: line,
  care_phone: line,
  care_email: line,
  /** English names between commas. */
  crops: list,
  pests: line,
  dose: line,
  dose_per_pump: line,
  /** Doses that the calculator reckons with, between semicolons: `Cotton: 0.3 ml per litre in 150 to 200 litre per acre`. */
  dose_to_calculate: list,
  waiting_days: line,
  /** What the operator asks for beside: `Seed colour: Red; Germination: 80`. A desk of a former build does not ask. */
  more_facts: v.optional(list, ''),
  /** Sold only through the dealer's own machine, as subsidised fertiliser is. */
  collect_only: v.boolean(),
})

const upTo = (max: number): v.GenericSchema<string, string> =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, fieldMessages.tooLong(String(max))))

export const Declarations = v.object(fieldsOf(upTo(DECLARED_MAX), upTo(DECLARED_LIST_MAX)))
export type Declarations = v.InferOutput<typeof Declarations>
/** Of a label that says nothing. */
export const NOTHING_DECLARED: Declarations = {
  generic_name: '',
  maker: '',
  maker_address: '',
  maker_role: 'maker',
  importer: '',
  importer_address: '',
  origin: '',
  best_before: '',
  care_name: '',
  care_phone: '',
  care_email: '',
  crops: '',
  pests: '',
  dose: '',
  dose_per_pump: '',
  dose_to_calculate: '',
  waiting_days: '',
  more_facts: '',
  collect_only: false,
}
/** What is not given stays as it is. */
export const DeclarationsChange = v.partial(Declarations)
export type DeclarationsChange = v.InferOutput<typeof DeclarationsChange>
/** Some of them as they are being typed, too long ones as well. */
export const TypedDeclarations = v.partial(v.object(fieldsOf(v.string(), v.string())))
export type TypedDeclarations = v.InferOutput<typeof TypedDeclarations>
/** A declaration that is a line of text. */
export type DeclaredLine = Exclude<keyof Declarations, 'maker_role' | 'collect_only'>

/** On every package: Legal Metrology (Packaged Commodities) Rules, rule 6. */
const ALWAYS: readonly DeclaredLine[] = ['generic_name', 'origin']
/** On goods that do not last, which are those sold under a licence. */
const UNDER_LICENCE: readonly DeclaredLine[] = ['best_before', 'crops']
const CROP_CARE: readonly DeclaredLine[] = ['pests', 'dose', 'waiting_days']

/** What the law wants on the product's page and is not said. Net quantity and price are each pack's. */
export const missingFrom = (said: Declarations, licenceKind: string | null): DeclaredLine[] => {
  const isImported = !['', 'in', 'india'].includes(said.origin.toLowerCase())
  const needed = [
    ...ALWAYS,
    ...(isImported ? (['importer', 'importer_address'] as const) : (['maker', 'maker_address'] as const)),
    ...(licenceKind === null ? [] : UNDER_LICENCE),
    ...(licenceKind === 'insecticide' ? CROP_CARE : []),
  ]
  const isReachable = said.care_phone !== '' || said.care_email !== ''
  return [...needed.filter((name) => said[name] === ''), ...(isReachable ? [] : (['care_phone'] as const))]
}
