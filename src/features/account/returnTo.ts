import type { Product } from '../../contract/entities.ts'

/**
 * Where a log-in leads on to. It lies in the history entry of the log-in page, so that it survives a reload and is gone
 * with the entry: a log-in that was asked for by itself knows of none.
 */
export interface ReturnTo {
  returnTo: string
  /** What a guest wished for, to be done once it is known who wishes. */
  wish?: Product
}

/** Back to the page that is on the screen. */
export const toThisPage = (wish?: Product): { state: ReturnTo } => ({
  state: { returnTo: location.pathname + location.search, ...(wish && { wish }) },
})
