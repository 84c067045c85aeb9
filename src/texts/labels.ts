import { asWritten, byKey, localList, type Localized } from './localized.ts'
import { language, productText } from './texts.ts'

/** What a label says in English, in the page's language where all of it is in words of ours; else as it was written. */

/** "shoot and fruit borer" is one pest, "mites and thrips" are two. */
const pestsIn = (written: string): string[] =>
  written
    .split(', ')
    .flatMap((piece) => (Object.keys(productText.pests).includes(piece) ? piece : piece.split(' and ')))

export const localPests = (written: string): Localized => {
  const pests = pestsIn(written).map((pest) => byKey(productText.pests, pest, pest))
  return pests.every(({ lang }) => lang === undefined) ? localList(pests) : asWritten(written)
}

export const localBestBefore = (written: string): Localized => {
  const [, months, since] = /^(\d+) months from (the date of test|packing)$/.exec(written) ?? []
  if (language === 'en' || months === undefined) return asWritten(written)
  return { text: productText[since === 'packing' ? 'monthsFromPacking' : 'monthsFromTest'](months) }
}
