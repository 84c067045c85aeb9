import * as v from 'valibot'
import { Id } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { LOCAL_LANGUAGES, LocalNames } from '../../product/local.ts'
import { FACT_KINDS, ListedValue } from '../../product/own-facts.ts'
import { listOf, staff, type Call } from '../call.ts'
import { MergeForm } from './categories.ts'

/** Longer ones are cut off in the table of a page, and are hard to find again in a file. */
export const FACT_NAME_MAX = 40
/** Every form of a category asks for all of them. */
export const FACTS_MAX = 60
export const FACT_VALUES_MAX = 50

const isFactName = (text: string): boolean => text === '' || /\p{L}/u.test(text)
const isValueName = (text: string): boolean => text === '' || /[\p{L}\p{N}]/u.test(text)
/** They stand between a fact and its value, and between facts. */
const isOnePart = (text: string): boolean => !/[:;\n]/.test(text)
const LETTERS = 'A name is written in letters'
const READABLE = 'Write the value in letters or digits'
const ONE_PART = 'Write the name without a colon or semicolon'

const localName = (isReadable: (text: string) => boolean, unreadable: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(FACT_NAME_MAX, 'This name is too long'),
      v.check(isReadable, unreadable),
      v.check(isOnePart, ONE_PART),
    ),
  )
const named = (isReadable: (text: string) => boolean, unreadable: string) => ({
  name: v.pipe(
    required('Type the name in English', FACT_NAME_MAX),
    v.check(isReadable, unreadable),
    v.check(isOnePart, ONE_PART),
  ),
  /** Empty where the English name is to stand. */
  names: v.object(v.entriesFromList(LOCAL_LANGUAGES, localName(isReadable, unreadable))),
})

/** A value of a choice, as it is named. */
export const ValueForm = v.object(named(isValueName, READABLE))
export type ValueForm = v.InferOutput<typeof ValueForm>
/** With its id where it is renamed; without, it is a new one. Those that are not named stay as they are. */
const ValueChange = v.object({ ...ValueForm.entries, id: v.optional(Id), paused: v.optional(v.boolean(), false) })
const ValueChanges = v.pipe(v.array(ValueChange), v.maxLength(FACT_VALUES_MAX, 'There are not so many'))
export type ValueChanges = v.InferOutput<typeof ValueChanges>

const naming = {
  ...named(isFactName, LETTERS),
  /** Ids of those whose sellers are asked for it; none for all. */
  categories: v.pipe(v.array(Id), v.maxLength(1_000, 'There are not so many')),
}
export const FactForm = v.object({ ...naming, kind: v.picklist(FACT_KINDS) })
export type FactForm = v.InferOutput<typeof FactForm>

/** What is not given stays as it is. */
const FactChange = v.object({
  ...v.partial(v.object(naming)).entries,
  values: v.optional(ValueChanges),
  paused: v.optional(v.boolean()),
})
export type FactChange = v.InferOutput<typeof FactChange>

const DeskFact = v.object({
  id: Id,
  name: v.string(),
  names: LocalNames,
  kind: v.picklist(FACT_KINDS),
  values: v.array(ListedValue),
  categories: v.array(Id),
  paused: v.boolean(),
  /** How many products tell it. */
  products: v.number(),
})
export type DeskFact = v.InferOutput<typeof DeskFact>

const rules = { may: 'shop', ofOperator: true } as const
const changing = { ...rules, keyed: true } as const
const all = listOf(DeskFact)

/** What products tell beside what every label does. Each change answers with all facts, in their order. */
export const staffFacts = {
  deskFacts: staff.get('desk/facts', 'List the facts that the operator has made, paused ones too', all, rules),
  deskFactCreate: staff.post('desk/facts', 'Make a fact, which comes last', all, { ...changing, body: FactForm }),
  deskFactSet: staff.put(
    'desk/facts/:id',
    'Rename a fact or its values, ask for it in other categories, pause it or ask for it again',
    all,
    { ...changing, body: FactChange },
  ),
  deskFactOrder: staff.put('desk/fact-order', 'Put all facts into an order', all, {
    ...changing,
    body: v.object({ ids: v.pipe(v.array(Id), v.maxLength(1_000, 'There are not so many')) }),
  }),
  deskFactMerge: staff.post('desk/facts/:id/merge', 'Let all that tell a fact tell another one of its kind', all, {
    ...changing,
    body: MergeForm,
  }),
} as const satisfies Record<string, Call>
