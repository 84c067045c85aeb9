import type { DeskVariant } from '../../contract/calls/staff/variants.ts'
import { readSession } from '../../client/session/session.ts'
import { isFailure, type Failure } from '../../client/api/call.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { callDesk } from './desk-api.ts'
import { confirmedGoods, writeGoods } from './goods.ts'

/** Fetches a page of packs and adds it to what the phone has. */

/** How often it is asked for anew because a change was confirmed meanwhile. */
const ROUNDS_MAX = 3

interface Asked {
  /** What the packs hold; all of them where it is empty. */
  q: string
  cursor?: string | undefined
}

export interface GoodsPage {
  skus: string[]
  next: string | null
}

const skusOf = (goods: readonly DeskVariant[]): string[] => goods.map(({ sku }) => sku)

/** Nothing where somebody has logged out meanwhile. */
export const pullGoods = async (local: LocalDb, { q, cursor }: Asked): Promise<GoodsPage | Failure | undefined> => {
  const query = { ...(q !== '' && { q }), ...(cursor !== undefined && { cursor }) }
  let page: GoodsPage | undefined
  for (let round = 1; round <= ROUNDS_MAX; round++) {
    const { acct, token, epoch } = await local.read(() => readSession(local))
    if (acct === null || token === null) return undefined
    const confirmed = await local.read(() => confirmedGoods(local, acct))
    const answer = await callDesk('deskVariants', { query, token })
    if (isFailure(answer)) return answer
    // What comes after a log-out is thrown away.
    if ((await local.read(() => readSession(local))).epoch !== epoch) return undefined
    const next = answer.meta.next_cursor
    page = { skus: skusOf(answer.data), next }
    const isAll = q === '' && cursor === undefined && next === null
    if (await writeGoods(local, acct, { goods: answer.data, confirmed, isAll, epoch })) break
  }
  return page
}
