import * as v from 'valibot'
import { Id, Tint } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { LOCAL_LANGUAGES, LocalNames } from '../../product/local.ts'
import { listOf, staff, type Call } from '../call.ts'

/** Drawings that a category may have. */
export const CATEGORY_ICONS = [
  'seeds',
  'fert',
  'protect',
  'irrig',
  'pump',
  'machine',
  'spray',
  'tools',
  'animal',
  'solar',
] as const
export const TINTS = Tint.options

const NAME_MAX = 60
const localName = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NAME_MAX, 'This name is too long')))

export const CategoryForm = v.object({
  name: required('Type the name in English', NAME_MAX),
  /** Empty where there is none. */
  names: v.object(v.entriesFromList(LOCAL_LANGUAGES, localName)),
  icon: v.picklist(CATEGORY_ICONS),
  ground: Tint,
})
export type CategoryForm = v.InferOutput<typeof CategoryForm>

/** What is not given stays as it is. */
const CategoryChange = v.object({ ...v.partial(CategoryForm).entries, paused: v.optional(v.boolean()) })
export type CategoryChange = v.InferOutput<typeof CategoryChange>

const DeskCategory = v.object({
  id: Id,
  slug: v.string(),
  name: v.string(),
  names: LocalNames,
  icon: v.string(),
  ground: Tint,
  paused: v.boolean(),
  /** How many products are of it. */
  products: v.number(),
})
export type DeskCategory = v.InferOutput<typeof DeskCategory>

/** Into which one another is merged. */
export const MergeForm = v.object({ into: Id })

const rules = { may: 'shop', ofOperator: true } as const
const changing = { ...rules, keyed: true } as const
const all = listOf(DeskCategory)

/** The trades of the shop. Each change answers with all of them, as its menu shows them. */
export const staffCategories = {
  deskCategories: staff.get('desk/categories', 'List categories in their order, paused ones too', all, rules),
  deskCategoryCreate: staff.post('desk/categories', 'Make a category, which comes last', all, {
    ...changing,
    body: CategoryForm,
  }),
  deskCategorySet: staff.put(
    'desk/categories/:id',
    'Rename a category, draw it otherwise, pause it or show it again; its address stays',
    all,
    { ...changing, body: CategoryChange },
  ),
  deskCategoryOrder: staff.put('desk/category-order', 'Put all categories into an order', all, {
    ...changing,
    body: v.object({ ids: v.pipe(v.array(Id), v.maxLength(1_000, 'There are not so many')) }),
  }),
  deskCategoryMerge: staff.post(
    'desk/categories/:id/merge',
    'Move all of a category into another one, to which its address leads from then on',
    all,
    { ...changing, body: MergeForm },
  ),
} as const satisfies Record<string, Call>
