import type { ListingForm } from '../../../src/contract/product/listing-form.ts'
import type { LocalText } from '../../../src/contract/product/local.ts'
import type { Draft } from '../listings/drafts.ts'

/** Forms of drafts as a file makes them, laid over those that were sent before. */

type ListingPack = ListingForm['packs'][number]
export type FormPack = { [K in keyof ListingPack]?: ListingPack[K] | undefined }

/** A form as the file makes it, not parsed yet. */
export interface PlannedForm extends Omit<ListingForm, 'packs' | 'about'> {
  packs: FormPack[]
  about: (Omit<NonNullable<ListingForm['about']>, 'category_id'> & { category_id: number | undefined }) | null
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A name of a pack, to be compared. */
export const plain = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase()

/** Texts over others, language by language. */
export const overTexts = (before: readonly LocalText[] = [], said: readonly LocalText[]): LocalText[] => {
  const kept = before.filter(({ language }) => !said.some((text) => text.language === language))
  return [...kept, ...said].toSorted((a, b) => (a.language < b.language ? -1 : 1))
}

/** Packs over those of a draft: of a pack on sale by its sku, of another one by its name. */
export const overPacks = (before: readonly FormPack[], said: readonly FormPack[]): FormPack[] => {
  const isSame = (one: FormPack, other: FormPack): boolean =>
    one.sku === undefined && other.sku === undefined
      ? plain(one.name ?? '') === plain(other.name ?? '')
      : one.sku === other.sku
  const packs = before.map((pack) => {
    const own = said.find((other) => isSame(pack, other))
    if (own === undefined) return pack
    // Price and stock of a pack on sale are no matter of a draft.
    const isAsBefore = pack.sku !== undefined && own.price === pack.price && own.cod === pack.cod
    return isAsBefore ? pack : { ...pack, ...own }
  })
  return [...packs, ...said.filter((own) => !before.some((pack) => isSame(pack, own)))]
}

/** Whether a draft says all this already. */
export const isAsSent = ({ form, draft }: { form?: PlannedForm; draft?: Draft }): boolean =>
  draft !== undefined && form !== undefined && same(sorted(form), sorted(draft.form))

/** With its names in one order, as the database keeps them in another. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]))
}
