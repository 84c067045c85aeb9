import { expect, test } from 'vitest'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { calls } from '../../../src/contract/shop-calls.ts'
import { keeps } from '../../support/keeps.ts'
import { onEmbedded } from '../support/support.ts'

/** Who may call what, and which are sent with a key: written by hand, so that the contract is compared with it. */

const ANYONE = `
  GET brands
  GET category-listing
  GET category-brands/:id
  GET products
  GET vendors
  GET vendor-brands/:id
  GET vendor-particulars/:id
  GET get-banner
  GET product/details/:slug
  GET get-review/:slug
  GET similar-products/:slug
  GET questions/:slug
  GET get-deal
  GET crops
  GET product-filters
  GET popular-searches
  GET delivery-zones
  GET cart-message/:code
  GET search/:text
  GET keep-size/:kind/:slug
  GET keep-goods/:kind/:slug
  GET pincode/:pincode
  GET locate
  GET push/key
  POST auth/register
  POST auth/login
  POST auth/request-code
  POST auth/login-by-code
  POST auth/reset-password
  POST vendor/request
  GET vendor-request
  PUT vendor/send-form/:id
  PUT vendor/send-form/:id/licences/:licence
  POST enquiry KEY
`
const CUSTOMER = `
  GET complaints
  GET wishlist/get-wishlist-items
  POST wishlist/create KEY
  DELETE wishlist/delete-wishlist-items/:productId KEY
  POST questions/create KEY
  GET stock-alerts
  POST stock-alerts/create KEY
  DELETE stock-alerts/:sku KEY
  POST auth/logout
  GET account
  PUT account/name KEY
  GET account/log-ins
  DELETE account/log-ins/:id
  POST account/end-other-log-ins
  GET account/export
  POST account/phone-code
  POST account/phone-proven
  POST account/request-code
  POST account/erase
  GET address/get-address/:userId
  GET address/view/:id
  POST address/create KEY
  PUT address/edit-address/:id KEY
  PUT address/set-default/:id KEY
  DELETE address/delete-address/:id KEY
  GET billing-address/get-address/:userId
  GET billing-address/view/:id
  POST billing-address/create KEY
  PUT billing-address/edit-address/:id KEY
  PUT billing-address/set-default/:id KEY
  DELETE billing-address/delete-address/:id KEY
  GET order/get-history
  POST order/create KEY
  GET order/attempt/:key
  POST order/give-up/:key
  POST order/cancel/:orderItemId KEY
  POST order/return/:orderItemId KEY
  POST order/refund-to/:orderItemId
  GET order/get-delivered-product
  POST complaints/create KEY
  POST create-payment-request
  POST verify-payment
  POST sandbox/pay
  GET view-comments/:publishedProductId
  POST product-review KEY
  POST push/subscribe
  POST push/unsubscribe
  GET enquiries
  POST quotes/:id/accept KEY
`
const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
const listed = (text: string): string[] => linesOf(text).map((line) => line.replace(' KEY', ''))
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
/** A path with something in its gaps. */
const split = (call: string): [string, string] => {
  const [method = '', path = ''] = call.split(' ')
  return [method, path.replaceAll(/:\w+/g, '1')]
}

const ofStaff = Object.values(staffCalls)
  .filter(({ caller }) => caller === 'staff')
  .map(nameOf)

onEmbedded((shop) => {
  test('what anyone may call asks for no token', async () => {
    await keeps('6/anyone', async () => {
      for (const call of listed(ANYONE))
        expect([call, (await shop().ask(...split(call))).status]).not.toEqual([call, expect.toBeOneOf([401, 403])])
    })
  })

  test('what is about a customer asks for the token of one', async () => {
    await keeps('6/customer', async () => {
      for (const call of listed(CUSTOMER)) {
        const { status, body } = await shop().ask(...split(call))
        expect([call, status, body.message]).toEqual([call, 401, 'No token found'])
        expect([call, (await shop().operator(...split(call))).status]).toEqual([call, expect.toBeOneOf([401, 403])])
      }
    })
  })

  test('what operator and staff do is refused to guests and to customers', async () => {
    const me = await shop().customer()
    await keeps('6/operator', async () => {
      expect(ofStaff.filter((call) => !/ (admin|desk)\//.test(call))).toEqual([])
      for (const call of ofStaff) {
        expect([call, (await shop().ask(...split(call))).status]).toEqual([call, 401])
        expect([call, (await me.ask(...split(call))).status]).toEqual([call, expect.toBeOneOf([401, 403])])
      }
    })
  })
})

test('no call is without its line here, which says whether it is sent with a key', async () => {
  const told = Object.values(calls).map((call) => nameOf(call) + ('keyed' in call ? ' KEY' : ''))
  expect(told.toSorted()).toEqual([...linesOf(ANYONE), ...linesOf(CUSTOMER)].toSorted())
})
