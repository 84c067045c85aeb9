/** Labels of the components in `src/ui`. They know no language, so the app provides the words. */
export interface Labels {
  close: string
  increase: string
  decrease: string
  quantity: string
  previous: string
  next: string
  listPrice: string
  percentOff: (percent: number) => string
  outOfFive: (value: number) => string
  loading: string
  /** A sentence of the shop, or a refusal with its code, in the language being spoken. */
  inWords: (sentence: string, code?: string) => string
  /** ₹1,840.00 */
  rupees: (rupees: number) => string
  /** ₹1,840 and .00 */
  rupeeParts: (rupees: number) => { whole: string; fraction: string }
  /** 4.3 */
  oneDecimal: (value: number) => string
}

let lent: (() => Labels) | undefined

/** Called once, before the first render, with a reader of the language being spoken. */
export const provideLabels = (read: () => Labels): void => {
  lent = read
}

/** To be read while rendering, not at import: the language may change. */
export const labels = (): Labels => {
  if (!lent) throw new Error('The interface has no words: import src/shop/startup/ui-labels.ts first')
  return lent()
}
