import type { Product } from '../../contract/entities.ts'
import { withoutLanguage } from '../../contract/languages.ts'

/**
 * The path after a log-in. It is stored in the history entry of the log-in page, so that it survives a reload and is
 * gone with the entry: a log-in page that was opened by itself has none.
 */
export interface ReturnTo {
  returnTo: string
  /** What a guest wished for, to be done once it is known who wishes. */
  wish?: Product | undefined
  /** A sold-out pack that a guest waits for. */
  alert?: { sku: string; title: string } | undefined
  /** A guest has pressed Checkout or Buy Now. */
  checkout?: true | undefined
  /** A guest has a question about the product. */
  question?: true | undefined
}

/** Goes along to the addresses, in the history entry: who has some is led on to the payment. */
export const toPayment = { checkout: true } as const

/** Back to the page that is on the screen. */
export const toThisPage = (wish?: Product): { state: ReturnTo } => ({
  state: { returnTo: withoutLanguage(location.pathname) + location.search, ...(wish && { wish }) },
})
