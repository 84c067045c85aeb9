import { useEffect, useRef } from 'react'
import { useNetwork } from '../../../features/sync/network.store.ts'
import { refusalOf, refuse } from '../../../features/checkout/checkout.store.ts'
import { askOpenOrder, dismissEnded, useOpenOrder } from '../../../features/checkout/open-order.store.ts'
import { loadUnpaid } from '../../../features/checkout/unpaid.store.ts'
import { messages } from '../../../contract/messages.ts'

/** The payment page asks what became of an open order, and goes on as if its answer had not been lost. */
export const useOpenOrderEnd = (userId: number | undefined, finish: () => void): void => {
  const online = useNetwork((network) => network.online)
  const { attempt, ended } = useOpenOrder()
  /** Orders that were open on this very page; one that ended before it was opened is shown by its card. */
  const seen = useRef(new Set<string>())
  useEffect(() => {
    if (userId === undefined) return
    void loadUnpaid()
    if (online) void askOpenOrder()
  }, [userId, online])
  useEffect(() => {
    if (attempt !== undefined) seen.current.add(attempt.key)
    for (const one of ended) {
      const { news, toPay } = one
      if (!seen.current.delete(one.key) || news === undefined) continue
      if (news.state !== 'placed' && news.state !== 'refused') continue
      void dismissEnded(one).then(async () => {
        await loadUnpaid()
        const { message = messages.serverError, ...rest } = news
        if (news.state === 'refused') refuse(refusalOf({ message, ...rest }))
        else if (toPay === undefined) finish()
      })
    }
  }, [attempt, ended, finish])
}
