import { savedAlerts, stockAlerts } from './stock-alerts.shared.ts'
import { identity } from '../../client/session/identity.ts'
import { getDb } from '../../client/db/get-db.ts'
import { live } from '../../client/sync/live.ts'
import { enqueue } from '../../client/sync/queue.ts'
import { NO_ALERTS, useStockAlerts } from './stock-alerts.store.ts'

live(stockAlerts, savedAlerts, (alerts) =>
  useStockAlerts.setState(alerts ? { skus: new Set(alerts.map(({ sku }) => sku)), ready: true } : NO_ALERTS),
)

/** Waits for a pack, or waits no more. The caller has made sure that somebody is logged in. */
export const setStockAlert = async (sku: string, alert: { on: boolean; title: string }): Promise<void> => {
  const who = identity()
  if (who !== null) await enqueue(await getDb(), who.acct, { op: 'alert.set', target: sku, body: alert })
}
