import * as v from 'valibot'
import { Id } from '../../entities.ts'
import { required } from '../../text-fields.ts'
import { LOCAL_LANGUAGES, LocalNames } from '../../product/local.ts'
import { dataOf, listOf, staff, type Call } from '../call.ts'
import { MergeForm } from './categories.ts'
import { pageOf, pageQuery } from './page.ts'

/** A list of crops is typed between commas, and its longest name is a column of an import. */
const NAME_MAX = 40
const WORDS_MAX = 500

const LETTERS = 'A name is written in letters'
const isName = (text: string): boolean => text === '' || /\p{L}/u.test(text)
const isOneName = (text: string): boolean => !/[,;]/.test(text)
const ONE = 'Write one name here, without commas'

const localName = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(NAME_MAX, 'This name is too long'),
    v.check(isName, LETTERS),
    v.check(isOneName, ONE),
  ),
)

export const CropForm = v.object({
  name: v.pipe(required('Type the name in English', NAME_MAX), v.check(isName, LETTERS), v.check(isOneName, ONE)),
  /** Empty where the shop's own word is to stand. */
  names: v.object(v.entriesFromList(LOCAL_LANGUAGES, localName)),
  /** By what else it is searched, between commas. */
  words: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(WORDS_MAX, 'Use at most 500 characters'),
    v.check((text) => text.split(/[,;]/).every((word) => isName(word.trim())), LETTERS),
  ),
})
export type CropForm = v.InferOutput<typeof CropForm>

/** What is not given stays as it is. */
const CropChange = v.object({
  ...v.partial(CropForm).entries,
  paused: v.optional(v.boolean()),
  /** Puts it before all others, or back among them. */
  first: v.optional(v.boolean()),
})
export type CropChange = v.InferOutput<typeof CropChange>

const DeskCrop = v.object({
  id: Id,
  slug: v.string(),
  name: v.string(),
  names: LocalNames,
  words: v.string(),
  /** Whether it stands before those that are ordered by how much there is for them. */
  first: v.boolean(),
  paused: v.boolean(),
  /** How many products are for it. */
  products: v.number(),
})
export type DeskCrop = v.InferOutput<typeof DeskCrop>

const KnownCrop = v.object({ id: Id, slug: v.string(), name: v.string(), names: v.optional(LocalNames) })
export type KnownCrop = v.InferOutput<typeof KnownCrop>

const rules = { may: 'shop', ofOperator: true } as const
const changing = { ...rules, keyed: true } as const
const crop = dataOf(DeskCrop)

/** What products are for. */
export const staffCrops = {
  deskCrops: staff.get('desk/crops', 'List crops: those that stand first, then by their products', pageOf(DeskCrop), {
    ...rules,
    query: pageQuery(['first', 'paused']),
  }),
  deskCropNames: staff.get('desk/crop-names', 'List the crops that a form offers', listOf(KnownCrop), { may: 'shop' }),
  deskCropCreate: staff.post('desk/crops', 'Make a crop', crop, { ...changing, body: CropForm }),
  deskCropSet: staff.put(
    'desk/crops/:id',
    'Rename a crop, put it first or back, pause it or show it again; its address stays',
    crop,
    { ...changing, body: CropChange },
  ),
  deskCropMerge: staff.post(
    'desk/crops/:id/merge',
    'Make all that is for a crop be for another one, to which its address leads from then on',
    crop,
    { ...changing, body: MergeForm },
  ),
} as const satisfies Record<string, Call>
