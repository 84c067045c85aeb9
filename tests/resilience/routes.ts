import { adminCalls } from '../../src/contract/admin-calls.ts'
import { calls, type Call } from '../../src/contract/calls.ts'
import { deskCalls } from '../../src/contract/desk-calls.ts'
import type { Buyer } from '../server/payments/payment-steps.ts'
import type { Ask, TestShop } from '../server/support/support.ts'
import { customerRoutes } from './customer-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { operatorRoutes } from './operator-routes.ts'
import type { Route } from './route.ts'

/** For every call of the contract a request that an authorised caller may make. A call without one does not compile. */

export interface NamedRoute extends Route {
  name: string
  call: Call
}

const named = (table: Record<string, Call>, routes: Record<string, Route>, prefix = ''): NamedRoute[] =>
  Object.entries(table).map(([name, call]) => {
    const route = routes[name]
    if (route === undefined) throw new Error(`${name} is missing in the matrix`)
    return { ...route, call, name: prefix + name }
  })

export const ROUTES: NamedRoute[] = [
  ...named(calls, customerRoutes),
  ...named(adminCalls, operatorRoutes, 'admin.'),
  ...named(deskCalls, deskRoutes),
]

/** Somebody who may make a call: of the staff an owner who sees every shop. */
export const askerOf = async (shop: TestShop, me: Buyer, { caller, by }: Call): Promise<Ask> => {
  if (caller === 'staff') return by === 'token' ? shop.operator : (await shop.staff()).ask
  return caller === 'customer' ? me.ask : shop.ask
}
