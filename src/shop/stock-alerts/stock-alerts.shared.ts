import * as v from 'valibot'
import { calls } from '../../contract/shop-calls.ts'
import type { callApi } from '../../client/api/call.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow } from '../../client/db/records.ts'
import { defineCollection } from '../../client/sync/collection.ts'
import { freeze } from '../../client/sync/mutator.ts'
import { areAnswered } from '../../client/sync/mirror.ts'
import { withPending } from '../../client/sync/optimistic-view.ts'
import type { ShopMutator } from '../shop-mutator.shared.ts'

/** A sold-out pack that somebody waits for. */
export interface AlertView {
  sku: string
}

/** A sold-out pack is waited for, or no more; `target` is its sku, `title` only for the page of unsent changes. */
export interface StockAlertChange {
  op: 'alert.set'
  target: string
  body: { on: boolean; title: string }
}

export const setStockAlert: ShopMutator<StockAlertChange, AlertView, 'alert' | 'unalert'> = {
  schema: v.looseObject({ body: v.looseObject({ on: v.boolean(), title: v.string() }) }),
  lane: ({ target }) => `s:${target}`,
  request: ({ target, body }) =>
    body.on ? freeze(calls.stockAlertCreate, {}, { sku: target }) : freeze(calls.stockAlertDelete, { sku: target }),
  merge: ({ body }, tail) => ({ rewrite: { ...tail, body }, append: false }),
  isDone: (status, { body }) => status === 404 && !body.on,
  collection: () => stockAlerts.name,
  apply: (shown, { target, body: { on } }) => {
    const others = shown.filter(({ sku }) => sku !== target)
    return on ? [...others, { sku: target }] : others
  },
  label: ({ body }) => (body.on ? 'alert' : 'unalert'),
  icon: 'clock',
  subject: ({ body }) => body.title,
  reasons: { gone: 'productGone' },
}

/** A short list of skus, which needs no table of its own. It goes with the mirror of its account. */
const alertsKey = (acct: number): string => `${acct}:stock alerts`

const Alerts = v.fallback(v.array(v.object({ sku: v.string() })), [])

export const savedAlerts = async ({ db }: LocalDb, acct: number): Promise<AlertView[]> =>
  v.parse(Alerts, (await db.meta.get(alertsKey(acct)))?.value)

const replaceAlerts = ({ db }: LocalDb, acct: number, alerts: readonly AlertView[]) =>
  db.meta.put({ key: alertsKey(acct), value: alerts.map(({ sku }) => ({ sku })) })

const NAME = 'alerts'

/** The alerts as the farmer left them. */
const alertsShown = (saved: readonly AlertView[], pending: readonly ChangeRow[]): AlertView[] =>
  withPending(stockAlerts.name, saved, pending)

export const stockAlerts = defineCollection({
  name: NAME,
  fetch: (call: typeof callApi, { token }) => call('stockAlerts', { token }),
  write: (local, acct, { data }) => replaceAlerts(local, acct, data),
  confirm: async (local, record) =>
    replaceAlerts(local, record.acct, alertsShown(await savedAlerts(local, record.acct), [record])),
  isKnown: (local, acct) => areAnswered(local, acct, [NAME]),
})
