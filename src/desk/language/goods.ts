import type { LocalNames } from '../../contract/product/local.ts'
import { byNames } from '../../texts/local-category.ts'
import { asWritten, type Localized } from '../../texts/localized.ts'
import { packInWords } from '../../texts/packs.ts'
import { language, text } from '../../texts/texts.ts'

/**
 * What goods are called in the reader's language: as the operator has named them, else in the words of the shop, which the
 * desk has beside English alone.
 */

interface Named {
  slug: string
  name: string
  names?: LocalNames | undefined
}

export const categoryName = (category: Named): Localized =>
  byNames(language === 'en' ? {} : text.goods.categories, category)

export const cropName = (crop: Named): Localized => byNames(language === 'en' ? {} : text.goods.crops, crop)

/** A fact, or a value of one: the shop has no words of its own for them. */
export const factName = (fact: Omit<Named, 'slug'>): Localized => byNames({}, { slug: '', ...fact })

/** With the English name behind it, which is what a form or a file takes. */
export const withEnglish = (said: Localized, name: string): string =>
  said.text === name ? name : `${said.text} (${name})`

export const packName = (name: string): string =>
  (language === 'en' ? undefined : packInWords(name, text.goods.packs)) ?? name

/** A product by its name in the reader's language, where somebody has written one. */
export const productName = ({ title, local_title: local }: { title: string; local_title: string | null }): Localized =>
  local === null ? asWritten(title) : { text: local }
