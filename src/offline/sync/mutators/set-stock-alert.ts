import * as v from 'valibot'
import { calls } from '../../../contract/calls.ts'
import { freeze, type AlertView, type Mutator } from './mutator.ts'

/** A sold-out pack is waited for, or no more; `target` is its sku, `title` only for the page of unsent changes. */
export interface StockAlertChange {
  op: 'alert.set'
  target: string
  body: { on: boolean; title: string }
}

export const setStockAlert: Mutator<StockAlertChange, AlertView, 'alert' | 'unalert'> = {
  schema: v.looseObject({ body: v.looseObject({ on: v.boolean(), title: v.string() }) }),
  lane: ({ target }) => `s:${target}`,
  request: ({ target, body }) =>
    body.on ? freeze(calls.stockAlertCreate, {}, { sku: target }) : freeze(calls.stockAlertDelete, { sku: target }),
  merge: ({ body }, tail) => ({ rewrite: { ...tail, body }, append: false }),
  isDone: (status, { body }) => status === 404 && !body.on,
  collection: () => 'alerts',
  apply: (shown, { target, body: { on } }) => {
    const others = shown.filter(({ sku }) => sku !== target)
    return on ? [...others, { sku: target }] : others
  },
  label: ({ body }) => (body.on ? 'alert' : 'unalert'),
  icon: 'clock',
  subject: ({ body }) => body.title,
  reasons: { gone: 'productGone' },
}
