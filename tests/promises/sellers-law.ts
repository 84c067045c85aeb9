import { promise } from './promise.ts'

const licences = 'server/shop/sellers/licences.ts'

/** What the law asks of sellers: who they are, and for which place a licence was issued. */
export const sellersLaw = {
  'sellers/told': promise('What a seller tells of itself at the desk is on its page at once', [
    'server/shop/sellers/desk-shop.ts',
    'careEmail: given.care_email === undefined ? before.careEmail : given.care_email || null,',
    'careEmail: null,',
  ]),
  'sellers/untold': promise('What a seller has not told is told to nobody as something', [
    'server/shop/sellers/particulars.ts',
    'legal_name: seller.legalName,',
    'legal_name: seller.legalName ?? seller.name,',
  ]),
  'sellers/by-name': promise('The log says which particulars were changed, and none of their values', [
    'server/shop/sellers/desk-shop.ts',
    'before.carePhone !== after.carePhone',
    'false',
  ]),
  'sellers/begun': promise('A licence that has not begun sells nothing, and is on no page', [
    licences,
    'return and(gte(licences.expiresOn, day), hasBegun)',
    'return and(gte(licences.expiresOn, day), hasBegun && undefined)',
  ]),
  'sellers/premises': promise('A licence stands for its premises: that of another place stays beside it', [
    'server/shop/sellers/desk-licences.ts',
    'rows.filter((row) => row.premises === null || (premises && row.premises === premises))',
    'rows.filter(() => true)',
  ]),
  'sellers/collect': promise('What is collected at the dealer is shown as that, and no order takes it', [
    'server/shop/orders/order-lines.ts',
    'filter((sku) => offers.get(sku)?.collectOnly)',
    'filter(() => false)',
  ]),
} as const
