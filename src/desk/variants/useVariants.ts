import { isLoggedOut } from '../../client/api/failure.ts'
import { useEffect, useRef, useState } from 'react'
import { isFailure } from '../../client/api/call.ts'
import { getDb, watchDb } from '../../client/db/get-db.ts'
import {
  goods,
  hasGoods,
  pageOf,
  savedGoods,
  searchGoods,
  withChanges,
  type GoodsQuery,
  type PackView,
} from './variants.shared.ts'
import { pull } from '../../client/sync/pull.ts'
import { pendingChanges } from '../../client/sync/queue.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { useDesk } from '../desk.store.ts'
import { endSession } from '../login/session.ts'

/** What the phone has of the packs, as staff left them. */
const useOwnGoods = (): PackView[] | null | undefined => {
  const acct = useDesk(({ me }) => me?.staff_id)
  const [own, setOwn] = useState<PackView[] | null>()
  useEffect(
    () =>
      acct === undefined
        ? undefined
        : watchDb(async (local) => {
            const [isKnown, saved, pending] = await Promise.all([
              hasGoods(local, acct),
              savedGoods(local, acct),
              pendingChanges(local, acct),
            ])
            return isKnown ? withChanges(saved, pending) : null
          }, setOwn),
    [acct],
  )
  return own
}

/** What was typed, and the shop that was chosen. */
type Asked = Pick<GoodsQuery, 'q' | 'seller'>

/** What the shop lists for it. */
interface Listed {
  asked: Asked
  skus: string[]
  next: string | null
}

/** The page of the server for what was typed; `more` adds the next one, `again` asks anew. */
const useListed = ({ q, seller }: Asked) => {
  const [listed, setListed] = useState<Listed>()
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading')
  const latest = useRef(0)
  // Asked anew when the network is back, and when a change was refused: the shop's figures are others then.
  const isThere = useNetwork(({ online }) => online)
  const refused = useDesk((desk) => desk.refused.length)

  const ask = async (before?: Listed) => {
    const round = ++latest.current
    setState('loading')
    const answer = await pull(await getDb(), goods, pageOf({ q, seller, cursor: before?.next ?? undefined }))
    if (round !== latest.current) return
    // What was listed before stays.
    if (isFailure(answer))
      return isLoggedOut(answer) ? endSession({ discard: false, wasEnded: true }) : setState('failed')
    const skus = new Set([...(before?.skus ?? []), ...answer.data.map(({ sku }) => sku)])
    setListed({ asked: { q, seller }, skus: [...skus], next: answer.meta.next_cursor })
    setState('loaded')
  }
  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })
  useEffect(() => {
    void asking.current()
  }, [q, seller, isThere, refused])
  const page = listed?.asked.q === q && listed.asked.seller === seller ? listed : undefined
  return {
    page,
    isLoading: state === 'loading',
    isFailed: state === 'failed',
    again: () => void ask(),
    more: page !== undefined && page.next !== null ? () => void ask(page) : undefined,
  }
}

/** The packs that hold a text: as the shop lists them, or without it what this phone has seen of them. */
export const useVariants = (wanted: Asked) => {
  const own = useOwnGoods()
  const { page, ...asked } = useListed(wanted)
  const skus = page?.skus ?? (own && searchGoods(own, wanted.q, wanted.seller))
  const packs = skus && own && skus.flatMap((sku) => own.find((pack) => pack.sku === sku) ?? [])
  return { packs: packs ?? undefined, isLocal: page === undefined, ...asked }
}
