import { cropName } from '../contract/product/crops.ts'
import type { NamedCrop } from '../contract/product/local.ts'
import { byNames } from './local-category.ts'
import type { Localized } from './localized.ts'
import { text } from './texts.ts'

/** What a crop is called: as the operator has named it, else by words of ours. */
export const localCrop = (crop: Pick<NamedCrop, 'slug' | 'name' | 'names'>): Localized =>
  byNames(text.goods.crops, crop)

/** The same by its slug, of which these say what it does not say itself. */
export const cropBySlug = (slug: string, named: readonly NamedCrop[] = []): Localized =>
  localCrop(named.find((crop) => crop.slug === slug) ?? { slug, name: cropName(slug) })
