import { asc, sql } from 'drizzle-orm'
import { cropName } from '../../../src/contract/product/crops.ts'
import type { NamedCrop } from '../../../src/contract/product/local.ts'
import { lightKey, wordsOf } from '../../../src/search/fold.ts'
import { EXACT, joinKeys, open, teach } from '../../../src/search/lexicon.ts'
import { crops, formerCrops } from '../../db/schema.ts'
import type { ShopContext } from './context.ts'
import { slugOf } from './slug.ts'

/** The crops of the shop, as everybody needs them who reads or writes a product. */

/** As it is stored, with the slugs of those that were merged into it. */
export type StoredCrop = typeof crops.$inferSelect & { former: string[] | null }

type Reading = Pick<ShopContext, 'db' | 'catalogue'>

/** All crops, those that stand first before all others. */
export const readCrops = ({ db, catalogue }: Reading): Promise<StoredCrop[]> => {
  const former = sql<
    string[] | null
  >`(select json_agg(f.slug order by f.slug) from ${formerCrops} f where f.crop_id = crops.id)`
  const read = async () => {
    const rows = await db.select({ crop: crops, former }).from(crops).orderBy(asc(crops.position), asc(crops.slug))
    return rows.map(({ crop, ...more }) => ({ ...crop, ...more }))
  }
  return catalogue ? catalogue.once('crop book', read) : read()
}

/** How it is told to a phone, which makes all that is left out of the slug. */
const namedCrop = ({ slug, name, names, words, former, paused }: StoredCrop): NamedCrop => ({
  slug,
  name,
  ...(names && { names }),
  ...(words.length > 0 && { words }),
  ...(former && { former }),
  ...(paused && { paused }),
})

/** What crops are called by their slugs; also those of which the slug says all, or that only a build before has written. */
export const cropNames = async (shop: Reading): Promise<(slug: string) => NamedCrop> => {
  const known = new Map((await readCrops(shop)).map((crop) => [crop.slug, namedCrop(crop)]))
  return (slug) => known.get(slug) ?? { slug, name: cropName(slug) }
}

/** The crop's own slug, also for that of one that was merged into it. */
export const currentCrop = async (shop: Reading, slug: string): Promise<string> =>
  (await readCrops(shop)).find((crop) => crop.former?.includes(slug))?.slug ?? slug

/** Reads the slug of a crop out of a name in any language; nothing for what is no crop of the shop. */
export type ReadCrop = (name: string) => string | undefined

export const cropReader = async (shop: Reading): Promise<ReadCrop> => {
  const find = cropFinder(await readCrops(shop))
  return (name) => find(name)?.slug
}

/** Lets searches know what the shop calls its crops. What they make of it is to be read at once: another shop may teach. */
export const learnCrops = async (shop: Reading): Promise<void> => teach((await readCrops(shop)).map(namedCrop))

const keyOf = (words: readonly string[]): string => words.map(lightKey).join(' ')

/** All that the shop calls a crop, in any language. */
export const calledOf = ({ name, names, words }: Pick<StoredCrop, 'name' | 'names' | 'words'>): string[] => [
  name,
  ...Object.values(names ?? {}).filter((called) => called !== undefined),
  ...words,
]

/** The same as it is compared: neither case nor the length of vowels counts. */
const keysOf = (crop: StoredCrop): string[] =>
  [crop.slug, ...(crop.former ?? []), ...calledOf(crop)].map((called) => keyOf(wordsOf(called)))

/** The crop that something is a name of, in any language: by what the shop calls it, else by what every farmer does. */
export const cropFinder = (all: readonly StoredCrop[]): ((name: string) => StoredCrop | undefined) => {
  const bySlug = new Map(
    all.flatMap((crop) => [crop.slug, ...(crop.former ?? [])].map((slug) => [slug, crop] as const)),
  )
  const byKey = new Map(all.flatMap((crop) => keysOf(crop).map((key) => [key, crop] as const)))
  return (name) => {
    const words = wordsOf(name)
    const own = bySlug.get(slugOf(name)) ?? byKey.get(keyOf(words))
    if (own !== undefined || words.length === 0) return own
    const concept = open()
      .levels.slice(0, EXACT)
      .map((level) => level.found.get(joinKeys(words, level)))
      .find((found) => found !== undefined)
    return concept?.role === 'crop' ? bySlug.get(concept.id) : undefined
  }
}
