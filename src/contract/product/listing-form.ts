import * as v from 'valibot'
import { LISTING_PICTURES_MAX, PRICE_STEPS_MAX } from '../constants.ts'
import { Id } from '../entities.ts'
import { fieldMessages } from '../field-messages.ts'
import { required } from '../text-fields.ts'
import type { PriceStep } from '../price-steps.ts'
import { Declarations, TypedDeclarations } from './declarations.ts'
import { listingSentences as say } from './listing-sentences.ts'
import { LOCAL_LANGUAGES } from './local.ts'

/** What a seller says of a thing that she puts on sale, as it is typed on her phone and as it is sent for approval. */

export const LISTING_PACKS_MAX = 10
export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 10_000
export const SHORT_MAX = 300
const PACK_NAME_MAX = 100
const RUPEES_MAX = 10_000_000
const STOCK_MAX = 1_000_000

/** Signs alone are read by nobody and found by no search. */
const isReadable = (text: string): boolean => /\p{L}/u.test(text)

const upTo = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, fieldMessages.tooLong(String(most))))

/** What a listing is called in one language; both are empty where it has no words in it. */
export const TextChange = v.pipe(
  v.object({
    title: v.pipe(
      upTo(TITLE_MAX),
      v.check((title) => title === '' || isReadable(title), say.nameUnreadable),
    ),
    short_description: upTo(SHORT_MAX),
  }),
  v.forward(
    v.check(
      ({ title, short_description }) => title !== '' || short_description === '',
      'A short description needs a name in its language',
    ),
    ['title'],
  ),
)
export type TextChange = v.InferOutput<typeof TextChange>

const Rupees = v.pipe(
  v.number(say.priceMissing),
  v.minValue(0.01, say.priceZero),
  v.maxValue(RUPEES_MAX, say.priceTooHigh),
)

/** Whether each step is for more pieces than the one before, at a lower price. */
const fallsFrom = (price: number, steps: readonly PriceStep[]): boolean =>
  steps.every((step, at) => step.from > (steps[at - 1]?.from ?? 1) && step.price < (steps[at - 1]?.price ?? price))

const StepForm = v.object({
  from: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(STOCK_MAX)),
  price: Rupees,
})

const ListingPack = v.pipe(
  v.object({
    /** Of a pack that is on sale already; a new one has none. */
    sku: v.optional(v.string()),
    /** How much is in it: `5 kg`. */
    name: required(say.packNameMissing, PACK_NAME_MAX),
    /** The maximum retail price on the pack, in rupees. */
    price: Rupees,
    selling_price: Rupees,
    stock: v.pipe(
      v.number(say.stockMissing),
      v.integer(say.stockPart),
      v.minValue(0, say.stockBelowZero),
      v.maxValue(STOCK_MAX, say.stockTooHigh),
    ),
    /** Whether it may be paid in cash at the door. */
    cod: v.boolean(),
    /** Of a new pack: lower prices of one piece from so many pieces on, the fewest first. */
    steps: v.optional(
      v.pipe(v.array(StepForm), v.maxLength(PRICE_STEPS_MAX, say.stepsTooMany(String(PRICE_STEPS_MAX)))),
    ),
  }),
  v.forward(
    v.check(({ price, selling_price }) => selling_price <= price, say.aboveMrp),
    ['selling_price'],
  ),
  v.forward(
    v.check(({ selling_price, steps }) => fallsFrom(selling_price, steps ?? []), say.stepsRise),
    ['steps'],
  ),
)

/** What a thing is, whoever sells it: only said of one that the shop does not know yet. */
export const ListingAbout = v.object({
  category_id: v.pipe(v.number(say.categoryMissing), Id),
  /** Empty: the shop itself makes it. */
  brand: upTo(100),
  /** Of the papers that the tax office wants, 4, 6 or 8 digits; empty where she does not know it. */
  hsn: v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{4}(?:\d{2}){0,2})?$/, say.hsn)),
  /** Alive, or spoils: customers may return it for some hours only. A desk of a former build does not ask. */
  perishable: v.optional(v.boolean(), false),
  declarations: Declarations,
})
export type ListingAbout = v.InferOutput<typeof ListingAbout>

/** The name that a phone gives to a draft or to a photograph: a UUID, in small letters. */
export const DraftId = v.pipe(v.string(), v.uuid('A draft is named by a UUID'), v.toLowerCase())

const Title = v.pipe(required(say.nameMissing, TITLE_MAX), v.check(isReadable, say.nameUnreadable))

/** What it is called in another language. */
const FormText = v.object({
  language: v.picklist(LOCAL_LANGUAGES),
  title: Title,
  /** Empty where only the title is said; of a change the one before stays then. */
  short_description: upTo(SHORT_MAX),
})

export const ListingForm = v.object({
  /** What a file calls it, by which its seller's files find it again. */
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(TITLE_MAX))),
  title: Title,
  description: upTo(DESCRIPTION_MAX),
  /** Of a change: those on sale that it does not name stay as they are. */
  packs: v.pipe(
    v.array(ListingPack),
    v.minLength(1, say.noPack),
    v.maxLength(LISTING_PACKS_MAX, say.packsTooMany(String(LISTING_PACKS_MAX))),
  ),
  /** Names of photographs in their order; each is sent by itself, but for those that the listing has already. */
  pictures: v.pipe(
    v.array(DraftId),
    v.maxLength(LISTING_PICTURES_MAX, `A product has at most ${LISTING_PICTURES_MAX} pictures`),
    v.check((ids) => new Set(ids).size === ids.length, 'A picture is named twice'),
  ),
  /** In other languages; those that it does not name stay as they are. A phone sends none, and keeps those of a file. */
  texts: v.optional(v.array(FormText)),
  /** Null for an offer beside a product that the shop knows, and for a change of one's own listing. */
  about: v.nullable(ListingAbout),
})
export type ListingForm = v.InferOutput<typeof ListingForm>

/**
 * A draft as it is sent for approval. At most one of the two ids is given; with neither it is a new product. Its fields
 * are named by their path in it, in refusals and in the reasons of a return alike: `form.title`, `form.packs.0.price`,
 * `form.about.declarations.maker`.
 */
export const DraftForm = v.pipe(
  v.object({
    /** The seller's own listing that is to be changed. */
    listing_id: v.nullable(Id),
    /** The product beside whose offers this one is put. */
    product_id: v.nullable(Id),
    form: ListingForm,
  }),
  v.forward(
    v.check(
      ({ listing_id, product_id, form }) => (listing_id ?? product_id) !== null || form.about !== null,
      'Say what it is',
    ),
    ['form'],
  ),
  v.forward(
    v.check(({ listing_id, form }) => listing_id === null || form.about === null, 'What it is stands on its page'),
    ['listing_id'],
  ),
  v.forward(
    v.check(
      ({ listing_id, product_id, form }) => product_id === null || (listing_id === null && form.about === null),
      'An offer beside a product is no change, and no new product',
    ),
    ['product_id'],
  ),
)
export type DraftForm = v.InferOutput<typeof DraftForm>

/** A pack as it is typed: every number is text until it is sent. */
const TypedPack = v.object({
  sku: v.optional(v.string()),
  name: v.string(),
  price: v.string(),
  selling_price: v.string(),
  stock: v.string(),
  cod: v.boolean(),
})
export type TypedPack = v.InferOutput<typeof TypedPack>

/** A draft on the phone, as far as it has come. */
export const TypedListing = v.object({
  listing_id: v.nullable(Id),
  product_id: v.nullable(Id),
  title: v.string(),
  description: v.string(),
  packs: v.array(TypedPack),
  pictures: v.array(DraftId),
  category_id: v.nullable(Id),
  brand: v.string(),
  hsn: v.string(),
  perishable: v.optional(v.boolean(), false),
  declarations: TypedDeclarations,
})
export type TypedListing = v.InferOutput<typeof TypedListing>
