import type { Category } from '../contract/entities.ts'
import { byKey, type Localized } from './localized.ts'
import { language, text } from './texts.ts'

export type NamedCategory = Pick<Category, 'id' | 'slug' | 'name' | 'names'>

/** What a category is called: as the operator has named it, else by words of ours. */
export const localCategory = ({ slug, name, names }: Omit<NamedCategory, 'id'>): Localized => {
  const own = language === 'en' ? undefined : names?.[language]
  return own === undefined ? byKey(text.goods.categories, slug, name) : { text: own }
}
