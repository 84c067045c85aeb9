import type { Category } from '../contract/entities.ts'
import type { LocalNames } from '../contract/product/local.ts'
import { byKey, type Localized } from './localized.ts'
import { language, text } from './texts.ts'

export type NamedCategory = Pick<Category, 'id' | 'slug' | 'name' | 'names'>

/** As the operator has named it, else by words of ours. */
export const byNames = (
  words: Readonly<Record<string, string>>,
  { slug, name, names }: { slug: string; name: string; names?: LocalNames | undefined },
): Localized => {
  const own = language === 'en' ? undefined : names?.[language]
  return own === undefined ? byKey(words, slug, name) : { text: own }
}

/** What a category is called. */
export const localCategory = (category: Omit<NamedCategory, 'id'>): Localized =>
  byNames(text.goods.categories, category)
