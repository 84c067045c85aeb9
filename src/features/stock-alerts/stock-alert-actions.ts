import { alertsShown, savedAlerts, stockAlerts } from '../../offline/shop/stock-alerts.ts'
import { identity } from '../../client/session/identity.ts'
import { watchAccount } from '../../client/session/watch-account.ts'
import { getDb } from '../../client/db/open-db.ts'
import { pull } from '../../client/sync/pull.ts'
import { enqueue, pendingChanges } from '../../client/sync/queue.ts'
import { NO_ALERTS, useStockAlerts } from './stock-alerts.store.ts'

watchAccount({
  forget: () => useStockAlerts.setState(NO_ALERTS),
  read: async (local, acct) => {
    const [saved, queue] = await Promise.all([savedAlerts(local, acct), pendingChanges(local, acct)])
    return alertsShown(saved, queue)
  },
  show: (alerts) => useStockAlerts.setState({ skus: new Set(alerts.map(({ sku }) => sku)), ready: true }),
  refresh: async () => void (identity() && (await pull(await getDb(), stockAlerts))),
})

/** Waits for a pack, or waits no more. The caller has made sure that somebody is logged in. */
export const setStockAlert = async (sku: string, alert: { on: boolean; title: string }): Promise<void> => {
  const who = identity()
  if (who !== null) await enqueue(await getDb(), who.acct, { op: 'alert.set', target: sku, body: alert })
}
