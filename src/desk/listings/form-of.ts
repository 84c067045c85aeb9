import * as v from 'valibot'
import { readPieces } from '../../contract/amounts.ts'
import type { DeskListing } from '../../contract/calls/staff/listings.ts'
import type { KnownProduct } from '../../contract/product/known-product.ts'
import {
  missingFrom,
  NOTHING_DECLARED,
  type Declarations,
  type TypedDeclarations,
} from '../../contract/product/declarations.ts'
import { DraftForm, type TypedListing, type TypedPack } from '../../contract/product/listing-form.ts'
import { amountOf } from '../amount.ts'
import { text } from './texts.ts'

/** Between a listing as it is typed and as it is sent: values in, new values out. */

export const BLANK_PACK: TypedPack = { name: '', price: '', selling_price: '', stock: '', cod: true }

export const BLANK: TypedListing = {
  listing_id: null,
  product_id: null,
  title: '',
  description: '',
  packs: [BLANK_PACK],
  pictures: [],
  category_id: null,
  brand: '',
  hsn: '',
  perishable: false,
  declarations: {},
}

/** An offer beside a product that the shop knows: what it is is said already. */
export const besideOf = ({ product_id, title, category_id, brand, packs }: KnownProduct): TypedListing => ({
  ...BLANK,
  product_id,
  title,
  category_id,
  brand,
  packs: packs.length === 0 ? [BLANK_PACK] : packs.map((name) => ({ ...BLANK_PACK, name })),
})

const typedNumber = (value: number): string => String(value)

const typedPack = ({ price, selling_price, stock, ...pack }: DraftForm['form']['packs'][number]): TypedPack => ({
  ...pack,
  price: typedNumber(price),
  selling_price: typedNumber(selling_price),
  stock: typedNumber(stock),
})

type Sent = Pick<DraftForm, 'listing_id' | 'product_id' | 'form'>

/** What was sent, to be typed on. */
export const typedOf = ({ listing_id, product_id, form }: Sent): TypedListing => ({
  ...BLANK,
  listing_id,
  product_id,
  title: form.title,
  description: form.description,
  packs: form.packs.map(typedPack),
  pictures: form.pictures,
  ...(form.about !== null && form.about),
})

/** One's own listing, to be changed. */
export const changeOf = ({ listing_id, form }: DeskListing): TypedListing =>
  typedOf({ listing_id, product_id: null, form: { ...form, pictures: form.pictures.map(({ id }) => id), about: null } })

/** The beginning of another one like it: its packs get numbers and stock of their own. */
export const copyOf = ({ form }: DeskListing): TypedListing => ({
  ...typedOf({ listing_id: null, product_id: null, form: { ...form, pictures: [] } }),
  packs: form.packs.map((pack) => ({ ...typedPack(pack), sku: undefined, stock: '' })),
})

export const declared = (typed: TypedDeclarations): Declarations => Object.assign({}, NOTHING_DECLARED, typed)

/** Whether it is described here: neither beside a known product nor a change of one's own. */
export const isNew = ({ listing_id, product_id }: Pick<TypedListing, 'listing_id' | 'product_id'>): boolean =>
  listing_id === null && product_id === null

const pieces = (typed: string): number | undefined => {
  const read = readPieces(typed)
  return typeof read === 'number' ? read : undefined
}

const isFilled = ({ price, selling_price, stock }: TypedPack): boolean => price + selling_price + stock !== ''

/** The places of the packs that are sent: those without any figure are not sold, unless no other is either. */
const sentPlaces = ({ packs }: TypedListing): number[] => {
  const places = packs.flatMap((pack, place) => (isFilled(pack) ? [place] : []))
  return places.length > 0 ? places : packs.map((_, place) => place)
}

/** As the schema wants it; what is no number is left out, and told by the schema. */
const plain = (typed: TypedListing, packs: readonly TypedPack[]): unknown => {
  const { listing_id, product_id, title, description, pictures, category_id, brand, hsn, perishable } = typed
  const declarations = declared(typed.declarations)
  const about = { category_id: category_id ?? undefined, brand, hsn, perishable, declarations }
  return {
    listing_id,
    product_id,
    form: {
      title,
      description,
      packs: packs.map(({ price, selling_price, stock, ...pack }) => ({
        ...pack,
        price: amountOf(price),
        selling_price: amountOf(selling_price),
        stock: pieces(stock),
      })),
      pictures,
      about: isNew(typed) ? about : null,
    },
  }
}

/** What is wrong, by the names of the form's fields: `title`, `packs.0.price`, `about.declarations.maker`. */
export type Faults = Readonly<Record<string, string>>

/** The shop names a field by its place in what was sent. */
export const faultsOf = (fields: Readonly<Record<string, string>>): Faults =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [name.replace(/^form\./, ''), words]))

export type Checked = { sent: DraftForm; faults?: undefined } | { faults: Faults }

/** A typed listing as it is sent, or what is wrong with it: also what the law wants of goods of this kind. */
export const check = (typed: TypedListing, licenceKind: string | null): Checked => {
  const places = sentPlaces(typed)
  const sent = v.safeParse(
    DraftForm,
    plain(
      typed,
      typed.packs.filter((_, place) => places.includes(place)),
    ),
  )
  /** A pack is named by its place on the screen. */
  const inPlaces = (faults: Faults): Faults =>
    Object.fromEntries(
      Object.entries(faults).map(([name, words]) => [
        name.replace(/^packs\.(\d+)/, (_, place: string) => `packs.${places[Number(place)]}`),
        words,
      ]),
    )
  const lacking = isNew(typed) ? missingFrom(declared(typed.declarations), licenceKind) : []
  const faults = {
    ...Object.fromEntries(lacking.map((name) => [`about.declarations.${name}`, text.form.lacking])),
    ...(sent.success ? {} : inPlaces(faultsOf(firstOf(v.flatten(sent.issues).nested ?? {})))),
  }
  return sent.success && lacking.length === 0 ? { sent: sent.output } : { faults }
}

const firstOf = (nested: Readonly<Partial<Record<string, readonly string[]>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(nested).flatMap(([name, all]) => (all?.[0] === undefined ? [] : [[name, all[0]] as const])),
  )
