import { allCalls, callsByPath, type AnyCallName } from '../../../src/contract/all-calls.ts'
import type { Call } from '../../../src/contract/shop-calls.ts'
import type { Buyer } from '../../server/payments/payment-steps.ts'
import type { Ask, TestShop } from '../../server/support/support.ts'
import { customerRoutes } from './customer-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { operatorRoutes } from './operator-routes.ts'
import type { Route } from './route.ts'

/** For every call of the contract a request that an authorised caller may make. A call without one does not compile. */

export interface NamedRoute extends Route {
  name: string
  call: Call
}

const requests: Record<AnyCallName, Route> = { ...customerRoutes, ...operatorRoutes, ...deskRoutes }

export const ROUTES: NamedRoute[] = callsByPath().map(({ name, call }) => {
  const isFormer = call.path !== allCalls[name].path
  return { ...requests[name], call, name: isFormer ? `${name} at ${call.path}` : name }
})

/** Somebody who may make a call: of the staff an owner who sees every shop. */
export const askerOf = async (shop: TestShop, me: Buyer, { caller, by }: Call): Promise<Ask> => {
  if (caller === 'staff') return by === 'token' ? shop.operator : (await shop.staff()).ask
  return caller === 'customer' ? me.ask : shop.ask
}
