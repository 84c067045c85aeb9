/** What the parts of this room say by themselves. The room knows no language, so the shop lends it its words. */
export interface Words {
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
  /** ₹1,840.00 */
  rupees: (rupees: number) => string
  /** ₹1,840 and .00 */
  rupeeParts: (rupees: number) => { whole: string; fraction: string }
  /** 4.3 */
  oneDecimal: (value: number) => string
}

let lent: (() => Words) | undefined

/** Called once, before the first render, with a reader of the language being spoken. */
export const lendWords = (read: () => Words): void => {
  lent = read
}

/** To be read while rendering, not at import: the language may change. */
export const words = (): Words => {
  if (!lent) throw new Error('The interface has no words: import src/app/words.ts first')
  return lent()
}
