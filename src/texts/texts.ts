import type { Language } from '../contract/languages.ts'
import type { answers } from './en/answers.ts'
import type { first } from './en/first.ts'
import type * as policies from './en/policies.ts'
import type { product } from './en/product.ts'
import type { rest } from './en/rest.ts'
import type { shop } from './en/shop.ts'

export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widened<R>
    : { [K in keyof T]: Widened<T[K]> }

/** Every language has the same keys; English says what they are. */
export type FirstTexts = Widened<typeof first>
export type ShopTexts = Widened<typeof shop>
export type ProductTexts = Widened<typeof product>
export type RestTexts = Widened<typeof rest>
export type AnswerTexts = Widened<typeof answers>
export type PolicyTexts = Pick<Widened<typeof policies>, 'policies' | 'policyFrame' | 'about'>

/**
 * Says an English sentence of server, schema or an older version in the language being spoken. Of a refusal the code
 * too: in another language it says something general where the sentence is not known.
 */
export type InWords = (sentence: string, code?: string) => string

/** What a language's first file brings the rest of it by. */
export interface LaterTexts {
  shop: () => Promise<{ shop: ShopTexts; inWords?: InWords }>
  product: () => Promise<{ product: ProductTexts }>
  rest: () => Promise<{ rest: RestTexts }>
  policies: () => Promise<PolicyTexts>
}

/** The file that a language begins with. */
export interface LanguageFile {
  first: FirstTexts
  later: LaterTexts
}

/** The language being spoken. */
export let language: Language = 'en'

/**
 * What it says: live bindings, so read them while rendering, not at import. `text` is there from the start, but for
 * what the parts below the first screen say, which comes with them; `productText` comes with a product's page, `pageText`
 * with the pages beside the catalogue.
 */
export let text: FirstTexts & ShopTexts
export let productText: ProductTexts
export let pageText: RestTexts
export let inWords: InWords = (sentence) => sentence

/** All that the pages of a language say. */
export interface WholeLanguage {
  first: FirstTexts
  shop: ShopTexts
  product: ProductTexts
  rest: RestTexts
  inWords: InWords
}

/** The desk says of the shop's texts those of goods alone. */
type Spoken = Partial<Omit<WholeLanguage, 'shop'>> & { shop?: Partial<ShopTexts> | undefined }

/** Rendering is synchronous on phone and server, so a language chosen before a render holds until its end. */
export const speak = (chosen: Language, spoken: Spoken): void => {
  const { first, shop, product, rest } = spoken
  language = chosen
  text = { ...text, ...first, ...shop }
  if (product !== undefined) productText = product
  if (rest !== undefined) pageText = rest
  if (spoken.inWords !== undefined) inWords = spoken.inWords
}
