import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { useNetwork } from '../../../src/client/page/network.store.ts'
import type { CartLine } from '../../../src/client/db/records.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { type AddressView, reload } from '../../../src/shop/addresses/addresses.store.ts'
import { startCart } from '../../../src/shop/cart/cart-actions.ts'
import { updateCart } from '../../../src/shop/cart/cart-rows.shared.ts'
import { useCart } from '../../../src/shop/cart/cart.store.ts'
import { useSession } from '../../../src/shop/session/session.store.ts'
import { openPhone } from '../../support/open-phone.ts'
import { logIn, type TestPhone } from '../../support/phone.ts'
import { until } from '../../support/request-gate.ts'
import type { FakeServer } from '../../support/server.ts'

let stop = () => {}

/** A new phone with network on which somebody is logged in and has put two things into the cart, one of them to buy now. */
export const fillCart = async (cart: CartLine[], buyNow: CartLine[]) => {
  stop()
  const opened = await openPhone()
  await updateCart(opened.phone, (now) => ({ ...now, cart, buyNow }))
  useCart.setState({ cartItems: [], buyNowItems: [], restorable: null, ready: false })
  stop = startCart()
  setIdentity({ acct: 1, token: 'token-1' })
  useSession.setState({ user: { id: 1, name: 'Asha' }, ready: true })
  useNetwork.setState({ online: true })
  await until(() => useCart.getState().cartItems.length === cart.length)
  return opened
}

/** The account is logged in, the shop has these addresses of it, and the phone knows them. */
export const haveAddresses = async (
  { phone, server }: { phone: TestPhone; server: FakeServer },
  delivery: AddressView[],
  billing: AddressView[],
) => {
  configureCalls({ token: () => 'token-1' })
  server.addresses.delivery.set(1, delivery)
  server.addresses.billing.set(1, billing)
  await logIn(phone, 1)
  await reload()
}
