import type { PromiseId } from './registry.ts'

/** Promises of another table that keep this one too, so that each promise stands once. */
export const elsewhere: Readonly<Partial<Record<string, readonly PromiseId[]>>> = {
  d9: ['f34/apart', 'f34/books'],
  d11: ['2.1/seller'],
  d12: ['7/POST vendor/request', '7/GET vendor-request?token={token}'],
  d17: ['2.1/canonical', '2.1/terms-again', '2.1/hero', '2.1/pd'],
  d40: ['5/enquiry.email', '5/request.email'],
  d41: ['2.5/picker'],
  d56: ['s8/five', 's8/network', 's9/orders', 's9/search', 's9/reviews', 's9/codes', 's9/enquiry-phone'],
  d63: ['2.5/buttons', '2.11/buttons', '2.12/button'],
  d65: ['5/beside'],
  d67: ['f1/rebuilt'],
  d70: ['3/order-payload', '7/product-type', 'd54/at-once'],
  d73: ['7/message'],
  f29: ['4/order-done'],
  f36: ['s10/hashed', 's10/log-out'],
  f38: ['d60/lock'],
  f43: ['s23/crowd', 's23/no-circle', 'caps/at-once', 'refunds/many'],
  f46: ['8/dismissed'],
  f58: ['s9/orders', 's9/search', 's9/codes', 's9/register-network'],
  f59: ['s18/picture-size', 's18/honest', 'd18/codes'],
  f60: ['s8/same-words'],
  f61: ['s9/enquiry-phone', 's9/enquiry-network', 's9/seller-phone'],
}
