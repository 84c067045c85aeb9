import { promise } from './promise.ts'

const limits = 'server/shop/core/rate-limits.ts'
const accounts = 'server/shop/accounts/accounts.ts'
const catalogue = 'server/http/calls/catalogue.ts'
const forms = 'server/shop/core/rate-limits.ts'

/** The rows of the security checklist. */
export const security = {
  's3/public-keys': promise('What anybody may read names no email, no phone number and no bank', [
    'src/contract/entities.ts',
    '  licensed: v.boolean(),\n',
    "  licensed: v.boolean(),\n  email: v.optional(v.string(), 'seller@farm.example'),\n",
  ]),
  's3/first-name': promise('A public review has the first name and an initial', [
    'server/shop/catalogue/product-page.ts',
    'initial === undefined ? first :',
    'initial !== undefined ? others.join() :',
  ]),
  's8/network': promise('2,000 log-ins in 15 minutes per network', [
    limits,
    'loginPerNetwork: { max: 2000',
    'loginPerNetwork: { max: 2001',
  ]),
  's8/strangers': promise('20 failures in 15 minutes per account from wherever it was never used', [
    limits,
    'loginFailuresOfStrangers: { max: 20',
    'loginFailuresOfStrangers: { max: 21',
  ]),
  's9/search': promise('600 searches a minute per network', [
    catalogue,
    "    if (address !== null) await consumeLimit(shop, 'search', address)\n    const text",
    '    const text',
  ]),
  's9/products-search': promise('`products?q=` counts as a search', [
    catalogue,
    'if (query.q && address',
    'if (!query.q && address',
  ]),
  's9/enquiry-phone': promise('5 enquiries an hour per phone number', [
    forms,
    "  await consumeLimit(shop, 'formsPerPhone', `${form}:${phoneNumber}`)\n",
    '',
  ]),
  's9/enquiry-network': promise('100 enquiries an hour per network', [
    limits,
    'formsPerNetwork: { max: 100',
    'formsPerNetwork: { max: 101',
  ]),
  's9/seller-phone': promise('5 seller requests an hour per phone number', [
    limits,
    'formsPerPhone: { max: 5,',
    'formsPerPhone: { max: 6,',
  ]),
  's9/register-email': promise('5 registrations an hour per email', [
    accounts,
    "  await consumeLimit(shop, 'registerPerContact', email)\n",
    '',
  ]),
  's9/register-phone': promise('5 registrations an hour per phone number', [
    accounts,
    "  await consumeLimit(shop, 'registerPerContact', phoneNumber)\n",
    '',
  ]),
  's9/register-network': promise('2,000 registrations an hour per network', [
    limits,
    'registerPerNetwork: { max: 2000',
    'registerPerNetwork: { max: 2001',
  ]),
  's9/orders': promise('60 orders a minute per account', [limits, 'orders: { max: 60', 'orders: { max: 61']),
}
