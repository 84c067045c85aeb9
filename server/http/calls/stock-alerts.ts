import { answers } from '../../../src/contract/answers.ts'
import { addStockAlert, listStockAlerts, removeStockAlert } from '../../shop/stock-alerts/stock-alerts.ts'
import { data, done, type Handlers } from '../rpc/handler-types.ts'

export const stockAlertCalls = {
  stockAlerts: async ({ shop, caller }) => data(await listStockAlerts(shop, caller.id)),
  stockAlertCreate: async ({ shop, caller, body }) => {
    await addStockAlert(shop, caller.id, body.sku)
    return done(answers.willTell)
  },
  stockAlertDelete: async ({ shop, caller, params }) => {
    await removeStockAlert(shop, caller.id, params.sku)
    return done(answers.willNotTell)
  },
} satisfies Handlers
