import { rupees } from '../../../src/contract/money.ts'
import {
  NOTHING_DECLARED,
  type Declarations,
  type DeclarationsChange,
} from '../../../src/contract/product/declarations.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import type { LocalText, NamedCrop } from '../../../src/contract/product/local.ts'
import type { StoredPriceStep, variants } from '../../db/schema.ts'
import { brandSlug, categoryKey, type Category } from '../catalogue-import/columns/lookup.ts'
import type { CsvRow } from '../catalogue-import/csv.ts'
import { sizeInTitle, stepsOf } from '../catalogue-import/pack.ts'
import type { StoredFact } from '../core/fact-book.ts'
import { declared } from '../declarations/label-columns.ts'
import type { Draft } from '../listings/drafts.ts'
import { packView } from '../listings/what-stands.ts'
import { HSN } from './columns.ts'
import { overPacks, overTexts, plain, same, type FormPack, type PlannedForm } from './forms.ts'
import type { Stand } from './load-stands.ts'
import { refuseProduct, type Refuse, type WantedPack, type WantedProduct } from './read-product.ts'

/** What a file changes beside what stands; a cell that says what stands says nothing. */

type Pack = typeof variants.$inferSelect
/** What is set of a pack at once. */
export interface PackSet {
  row: CsvRow
  sku: string
  sellingPaise?: number
  /** What may be sold from now on. */
  stock?: number
  steps?: StoredPriceStep[]
  /** Above the MRP that stands: it waits for the one that the file names. */
  isAboveMrp: boolean
}

export interface Plan {
  wanted: WantedProduct
  sets: PackSet[]
  /** Packs of which the file says what stands. */
  unchanged: number
  listing?: Stand['listing']
  /** What goes to approval, with the draft that it takes the place of. */
  form?: PlannedForm
  draft?: Draft
  declared?: DeclarationsChange
}

/** What is said in other languages and does not stand there. */
const newTexts = ({ texts }: WantedProduct, stands: Stand['texts']): LocalText[] =>
  texts.flatMap(({ language, title, short_description: short }) => {
    const before = stands.find((text) => text.language === language)
    const isNew = (title !== '' && title !== before?.title) || (short !== '' && short !== before?.shortDescription)
    return isNew ? [{ language, title: title || (before?.title ?? ''), short_description: short }] : []
  })

/** The lower prices that a row names, or undefined; refuses the row where they are none. */
const stepsIn = ({ row }: WantedPack, sellingPaise: number | undefined, refuse: Refuse) => {
  const steps = sellingPaise === undefined ? undefined : stepsOf(row, sellingPaise)
  if (steps === undefined || Array.isArray(steps)) return steps
  refuse(row, steps)
  return undefined
}

const newPack = (pack: WantedPack, name: string, refuse: Refuse): FormPack => {
  const { mrpPaise, sellingPaise, stock, cod } = pack
  const steps = stepsIn(pack, sellingPaise, refuse)
  return {
    name,
    // What is missing is refused by the form, each at its field.
    price: mrpPaise === undefined ? undefined : rupees(mrpPaise),
    selling_price: sellingPaise === undefined ? undefined : rupees(sellingPaise),
    stock,
    cod: cod ?? true,
    ...(steps && { steps: steps.map(({ from, paise }) => ({ from, price: rupees(paise) })) }),
  }
}

/** The pack on sale that a row means; nothing for a new one. */
const meant = (stored: readonly Pack[], { name }: WantedPack): Pack | 'unclear' | undefined => {
  if (name !== undefined) return stored.find((pack) => plain(pack.name) === plain(name))
  return stored.length > 1 ? 'unclear' : stored[0]
}

const setOf = (pack: WantedPack, stored: Pack, refuse: Refuse): PackSet => {
  const { row, sellingPaise, stock, isStockUntouched } = pack
  const steps = stepsIn(pack, sellingPaise ?? stored.sellingPaise, refuse)
  return {
    row,
    sku: stored.sku,
    isAboveMrp: (sellingPaise ?? 0) > stored.mrpPaise,
    ...(sellingPaise !== undefined && sellingPaise !== stored.sellingPaise && { sellingPaise }),
    ...(stock !== undefined && !isStockUntouched && stock !== stored.onHand - stored.reserved && { stock }),
    ...(steps && !same(steps, stored.priceSteps) && { steps }),
  }
}

const hasSomething = ({ sellingPaise, stock, steps }: PackSet): boolean =>
  (sellingPaise ?? stock ?? steps) !== undefined

/** MRP and cash on delivery of a pack on sale go to approval. */
const changedPack = ({ mrpPaise, sellingPaise, cod }: WantedPack, stored: Pack): FormPack | undefined => {
  const isNewMrp = mrpPaise !== undefined && mrpPaise !== stored.mrpPaise
  if (!isNewMrp && (cod === undefined || cod === stored.codAvailable)) return undefined
  return {
    ...packView(stored),
    price: rupees(mrpPaise ?? stored.mrpPaise),
    selling_price: rupees(sellingPaise ?? Math.min(stored.sellingPaise, mrpPaise ?? stored.mrpPaise)),
    cod: cod ?? stored.codAvailable,
  }
}

/** What the words of a file mean while its batch is worked on. */
export interface Names {
  categories: ReadonlyMap<string, Category>
  cropOf: (slug: string) => NamedCrop
  facts: readonly StoredFact[]
}

interface Look {
  lookup: Names
  refuse: Refuse
  /** Photographs that a listing keeps. */
  pictures: readonly string[]
}

/** What is said of a product on sale by all its sellers, and so is no matter of one's file. */
const refuseFixed = (wanted: WantedProduct, { product, brand, category }: Stand, { lookup, refuse }: Look): void => {
  const fixed = (field: string): void => refuse(wanted.row, { field, reason: say.fixed })
  if (wanted.category !== undefined) {
    const said = categoryKey(wanted.category)
    const isThis = [category.name, category.slug].some((name) => categoryKey(name) === said)
    const found = lookup.categories.get(said)
    if (found === undefined) refuse(wanted.row, { field: 'Type', reason: say.noCategory(wanted.category) })
    else if (found.id !== category.id && !isThis) fixed('Type')
  }
  if (wanted.brand !== undefined && brandSlug(wanted.brand) !== brandSlug(brand)) fixed('Brand')
  if (wanted.hsn !== undefined && wanted.hsn !== (product.hsn ?? '')) fixed(HSN)
}

/** What is declared otherwise than its page shows, unless just that waits already. */
const newlyDeclared = ({ declared: said }: WantedProduct, { product, declared: waiting }: Stand, { lookup }: Look) => {
  const shown = declared(product, lookup)
  // Both have the same keys.
  const names = (Object.keys(said) as (keyof Declarations)[]).filter((name) => said[name] !== shown[name])
  if (names.every((name) => said[name] === waiting?.said[name])) return undefined
  return Object.fromEntries(names.map((name) => [name, said[name]])) as DeclarationsChange
}

/** A plan for what is on sale. */
export const planChange = (wanted: WantedProduct, stand: Stand, look: Look): Plan => {
  const { listing, packs: stored, draft } = stand
  const { refuse } = look
  const plan: Plan = { wanted, sets: [], unchanged: 0, listing }
  if (listing.endedAt !== null) {
    refuseProduct(wanted.rows, { field: 'Handle', reason: say.ended }, refuse)
    return plan
  }
  refuseFixed(wanted, stand, look)
  const packs: FormPack[] = []
  for (const pack of wanted.packs) {
    const found = meant(stored, pack)
    if (found === 'unclear') refuse(pack.row, { field: 'Option1 Value', reason: say.whichPack })
    else if (found === undefined) packs.push(newPack(pack, pack.name ?? '', refuse))
    else {
      const [set, changed] = [setOf(pack, found, refuse), changedPack(pack, found)]
      if (changed !== undefined) packs.push(changed)
      if (hasSomething(set)) plan.sets.push(set)
      else if (changed === undefined) plan.unchanged += 1
    }
  }
  const texts = newTexts(wanted, stand.texts)
  const title = wanted.title === listing.title.normalize('NFC') ? undefined : wanted.title
  const details = wanted.details === listing.productDetails.normalize('NFC').trim() ? undefined : wanted.details
  const said = newlyDeclared(wanted, stand, look)
  if (said !== undefined) plan.declared = said
  if (title === undefined && details === undefined && texts.length === 0 && packs.length === 0) return plan
  const before = draft?.form
  const all = overPacks(before?.packs ?? [], packs)
  const [first] = stored
  const kept = before?.texts ?? []
  plan.form = {
    ...(before?.code !== undefined && { code: before.code }),
    title: title ?? before?.title ?? listing.title,
    description: details ?? before?.description ?? listing.productDetails,
    // A change names a pack.
    packs: all.length > 0 || first === undefined ? all : [packView(first)],
    pictures: before?.pictures ?? [...look.pictures],
    ...((texts.length > 0 || kept.length > 0) && { texts: overTexts(kept, texts) }),
    about: null,
  }
  if (draft !== undefined) plan.draft = draft
  return plan
}

/** A plan for what the shop does not sell yet. */
export const planNew = (wanted: WantedProduct, draft: Draft | undefined, { lookup, refuse }: Look): Plan => {
  const before = draft?.form
  const plan: Plan = { wanted, sets: [], unchanged: 0, ...(draft && { draft }) }
  // Its rows are refused already.
  if (wanted.packs.length === 0) return plan
  const title = wanted.title ?? before?.title ?? ''
  const category = wanted.category === undefined ? undefined : lookup.categories.get(categoryKey(wanted.category))
  if (wanted.category !== undefined && category === undefined) {
    refuseProduct(wanted.rows, { field: 'Type', reason: say.noCategory(wanted.category) }, refuse)
    return plan
  }
  const packs = wanted.packs.map((pack) => newPack(pack, pack.name ?? sizeInTitle(title) ?? '', refuse))
  const texts = newTexts(wanted, [])
  plan.form = {
    code: wanted.code,
    title,
    description: wanted.details ?? before?.description ?? '',
    packs: overPacks(before?.packs ?? [], packs),
    pictures: before?.pictures ?? [],
    ...((texts.length > 0 || before?.texts) && { texts: overTexts(before?.texts, texts) }),
    about: {
      category_id: category?.id ?? before?.about?.category_id,
      brand: wanted.brand ?? before?.about?.brand ?? '',
      hsn: wanted.hsn ?? before?.about?.hsn ?? '',
      perishable: before?.about?.perishable ?? false,
      declarations: Object.assign({}, NOTHING_DECLARED, before?.about?.declarations, wanted.declared),
    },
  }
  return plan
}
