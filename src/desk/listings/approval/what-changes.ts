import type { DeskDraft } from '../../../contract/calls/staff/listings.ts'
import type { Declarations } from '../../../contract/product/declarations.ts'
import { OWN_NAMES } from '../../../contract/language-choice.ts'
import { text as productsText } from '../../products/texts.ts'
import { text } from './texts.ts'

/** One field of a draft beside what stands in the shop. */
export interface Field {
  /** As the shop names it in what was sent. */
  name: string
  label: string
  proposed: string
  /** Nothing where the shop has none. */
  now: string | undefined
}

type Pack = DeskDraft['form']['packs'][number]

const saidOf = (value: string | boolean): string => {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  return value === '' ? text.nothing : value
}

const packField = (pack: Pack, place: number, stands: DeskDraft['stands'], isChange: boolean): Field => {
  const known = isChange ? stands?.packs.find(({ sku }) => sku === pack.sku) : undefined
  const { price, selling_price, stock, cod } = pack
  return {
    name: `form.packs.${place}`,
    label: text.pack(pack.name),
    // Of a pack that is on sale, price and stock are changed elsewhere.
    proposed: known
      ? text.packSaid(price, known.selling_price, undefined, cod)
      : text.packSaid(price, selling_price, stock, cod),
    now: known && text.packSaid(known.price, known.selling_price, undefined, known.cod),
  }
}

/** What a draft says, field by field, in the order of its form; `nameOf` names a category. */
export const fieldsOf = (draft: DeskDraft, nameOf: (category: number) => string): Field[] => {
  const { form, stands, listing_id: listingId } = draft
  const isChange = listingId !== null
  const line = (name: 'title' | 'description', now: string | undefined): Field => ({
    name: `form.${name}`,
    label: text.names[name],
    proposed: saidOf(form[name]),
    now: now === undefined ? undefined : saidOf(now),
  })
  // What another seller says of the product is nothing that this one takes away.
  const description = line('description', isChange ? stands?.description : undefined)
  const local = (form.texts ?? []).map(({ language, title, short_description: short }, at): Field => ({
    name: `form.texts.${at}`,
    label: `${text.names.title} (${OWN_NAMES[language]})`,
    proposed: [title, short].filter(Boolean).join('. '),
    now: undefined,
  }))
  const plain = [
    line('title', stands?.title),
    ...local,
    ...(isChange || form.description !== '' ? [description] : []),
    ...form.packs.map((pack, at) => packField(pack, at, stands, isChange)),
  ]
  if (form.about === null) return plain
  const { category_id, brand, hsn, perishable, declarations } = form.about
  const about = (name: string, label: string, value: string | boolean): Field => ({
    name: `form.about.${name}`,
    label,
    proposed: saidOf(value),
    now: undefined,
  })
  // The names are those of the texts.
  const declared = (Object.keys(productsText.names) as (keyof Declarations)[]).filter(
    (name) => declarations[name] !== '' && declarations[name] !== false,
  )
  return [
    ...plain,
    about('category_id', text.names.category_id, nameOf(category_id)),
    about('brand', text.names.brand, brand),
    about('hsn', text.names.hsn, hsn),
    about('perishable', text.names.perishable, perishable),
    ...declared.map((name) => about(`declarations.${name}`, productsText.names[name], declarations[name])),
  ]
}

/** Whether approving it would make a difference there. */
export const isChanged = ({ proposed, now }: Field): boolean => proposed !== now
