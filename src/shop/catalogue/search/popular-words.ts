import { byKey, type Localized } from '../../../texts/localized.ts'
import { text } from '../../../texts/texts.ts'

/** What many search for: words that the shop has put there in the page's language, others as they were typed. */
export const popularWords = (words: readonly string[]): Localized[] => {
  const said = words.map((word) => byKey(text.search.seasonal, word, word))
  return said.filter((one, at) => said.findIndex((other) => other.text === one.text) === at)
}
