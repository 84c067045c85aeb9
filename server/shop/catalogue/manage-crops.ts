import { asc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { CropChange, CropForm, DeskCrop, KnownCrop } from '../../../src/contract/calls/staff/crops.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { LOCAL_LANGUAGES, type LocalNames } from '../../../src/contract/product/local.ts'
import { tokenOf, wordsOf } from '../../../src/search/fold.ts'
import { crops, listings, products } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { calledOf, cropFinder, readCrops, type StoredCrop } from '../core/crop-book.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf, invalid } from '../core/refusal.ts'
import { slugOf } from '../core/slug.ts'
import { inTransaction } from '../core/transaction.ts'
import { renewAllSearchTexts } from '../search/renew-search-texts.ts'
import { mergeInto } from './merge-crops.ts'

/** The operator's changes of crops. Triggers tell whoever keeps answers of the catalogue. */

const NO_CROP = 'There is no such crop'
/** More than any crop has products. */
const FIRST = 1_000_000_000

const held = sql<number>`(select count(*)::int from ${products} p where p.crops @> array[${crops.slug}])`
const inOrder = newestFirst({ number: sql`coalesce(${FIRST}::int - ${crops.position}, ${held})` }, crops.id)

const rowsOf = ({ db }: ShopContext) =>
  db
    .select({ crop: crops, products: held, ...inOrder.fields })
    .from(crops)
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const view = ({ crop: { id, slug, name, names, words, position, paused }, products: count }: Row): DeskCrop => ({
  id,
  slug,
  name,
  names: names ?? {},
  words: words.join(', '),
  first: position !== null,
  paused,
  products: count,
})

const PARTS = { first: sql`${crops.position} is not null`, paused: eq(crops.paused, true) }

/** A page of crops: those that stand first, then those that most products are for. */
export const listAllCrops = (
  shop: ShopContext,
  { which, ...query }: PageQuery & { which?: 'first' | 'paused' | undefined },
): Promise<Page<DeskCrop>> => {
  const named = sql`(select string_agg(value, ' ') from jsonb_each_text(${crops.names}))`
  const texts = [crops.name, crops.slug, named, sql`array_to_string(${crops.words}, ' ')`]
  return pageOf(rowsOf(shop), query, { by: inOrder, texts, ids: [], where: which && PARTS[which] }, (rows) =>
    rows.map(view),
  )
}

/** Those that a form offers, by their names. */
export const listCropNames = async (shop: ShopContext): Promise<KnownCrop[]> =>
  (await readCrops(shop))
    .filter(({ paused }) => !paused)
    .map(({ id, slug, name, names }) => ({ id, slug, name, ...(names && { names }) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

const shown = async (shop: ShopContext, id: number): Promise<DeskCrop> =>
  view(firstOf(await rowsOf(shop).where(eq(crops.id, id)), NO_CROP))

/** Makes the change with all crops locked, so that their names and places stay apart. Answers with the crop it is about. */
const changing = (shop: ShopContext, work: (shop: ShopContext, all: StoredCrop[]) => Promise<number>) =>
  inTransaction(shop, async (inner) => {
    await inner.db.select({ id: crops.id }).from(crops).orderBy(asc(crops.id)).for('update')
    return shown(inner, await work(inner, await readCrops(inner)))
  })

const cropOf = (all: readonly StoredCrop[], id: number): StoredCrop =>
  firstOf(
    all.filter((row) => row.id === id),
    NO_CROP,
  )

/** Those that say something; nothing where none does. */
const namesOf = (given: CropForm['names']): LocalNames | null => {
  const said = LOCAL_LANGUAGES.flatMap((code) => (given[code] ? [[code, given[code]] as const] : []))
  return said.length === 0 ? null : Object.fromEntries(said)
}

const wordsIn = (typed: string): string[] => [
  ...new Set(typed.split(/[,;]/).flatMap((word) => word.normalize('NFC').trim() || [])),
]

/** Refuses, at its field, what another crop is called in any language. */
const refuseTaken = (all: readonly StoredCrop[], { name, names = {}, words = '' }: CropChange, own?: number): void => {
  const find = cropFinder(all)
  const taken = (field: string, called: string): [string, string][] => {
    const other = find(called)
    return other === undefined || other.id === own ? [] : [[field, say.calledAlready(other.name, called)]]
  }
  const faults = [
    ...(name === undefined ? [] : taken('name', name)),
    ...Object.entries(names).flatMap(([code, called]) => (called ? taken(`names.${code}`, called) : [])),
    ...wordsIn(words).flatMap((word) => taken('words', word)),
  ]
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}

/** Listings whose search texts may say something else now: of this crop, and those with one of the words in them. */
const saying = (slug: string, called: readonly string[]): SQL | undefined => {
  const tokens = [slug, ...called.flatMap((one) => wordsOf(one).slice(0, 1).map(tokenOf))]
  return or(
    sql`${products.crops} @> array[${slug}::text]`,
    ...[...new Set(tokens)].map((token) => sql`${listings.searchText} like ${`% ${token} %`}`),
  )
}

/** Makes a crop; its address is its English name. */
export const createCrop = (shop: ShopContext, form: CropForm): Promise<DeskCrop> =>
  changing(shop, async (inner, all) => {
    const slug = slugOf(form.name)
    if (!/[a-z]/.test(slug))
      throw invalid({ name: 'The name in English has Latin letters: its address is made of them' })
    refuseTaken(all, form)
    const row = { slug, name: form.name, names: namesOf(form.names), words: wordsIn(form.words) }
    const [made] = await inner.db.insert(crops).values(row).returning({ id: crops.id })
    await renewAllSearchTexts(inner, saying(slug, calledOf(row)))
    const id = made?.id ?? 0
    await recordChange(inner, {
      action: 'crop.create',
      entity: 'crop',
      entityId: id,
      sellerId: null,
      personal: ['name', 'names', 'words'],
    })
    return id
  })

/** Above all that stand first, or back among the others. */
const placeOf = (all: readonly StoredCrop[], first: boolean): number | null =>
  first ? Math.min(0, ...all.map(({ position }) => position ?? 0)) - 1 : null

/** Renames it, which also changes what its products are found by; puts it first or back, pauses it or shows it again. */
export const changeCrop = (shop: ShopContext, id: number, change: CropChange): Promise<DeskCrop> =>
  changing(shop, async (inner, all) => {
    const before = cropOf(all, id)
    const { name = before.name, paused = before.paused, names, words, first } = change
    refuseTaken(all, change, id)
    const { former: _former, ...stored } = before
    const after = {
      ...stored,
      name,
      paused,
      ...(names !== undefined && { names: namesOf(names) }),
      ...(words !== undefined && { words: wordsIn(words) }),
      ...(first !== undefined && { position: placeOf(all, first) }),
    }
    await inner.db.update(crops).set(after).where(eq(crops.id, id))
    const [was, now] = [calledOf(before), calledOf(after)]
    if (was.join() !== now.join()) await renewAllSearchTexts(inner, saying(before.slug, [...was, ...now]))
    await recordChange(inner, {
      action: 'crop.set',
      entity: 'crop',
      entityId: id,
      sellerId: null,
      before: { paused: before.paused, first: before.position !== null },
      after: { paused: after.paused, first: after.position !== null },
      personal: Object.keys(change).filter((field) => !['paused', 'first'].includes(field)),
    })
    return id
  })

/** Makes all that is for a crop be for another one, which is then found by the names of both. */
export const mergeCrop = (shop: ShopContext, id: number, into: number): Promise<DeskCrop> =>
  changing(shop, async (inner, all) => {
    const from = cropOf(all, id)
    const other = all.find((row) => row.id === into)
    if (id === into || other === undefined) throw invalid({ into: 'Choose another crop' })
    const moved = await mergeInto(inner, from, other)
    await renewAllSearchTexts(inner, saying(other.slug, [from.slug, ...calledOf(from)]))
    const change = { before: { paused: from.paused }, after: { into, moved } }
    await recordChange(inner, { action: 'crop.merge', entity: 'crop', entityId: id, sellerId: null, ...change })
    return into
  })
