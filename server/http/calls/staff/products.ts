import { approveDeclarations, declare, refuseDeclarations } from '../../../shop/declarations/declarations.ts'
import { listProducts, showProduct } from '../../../shop/declarations/products.ts'
import { showListing } from '../../../shop/catalogue/manage-listing.ts'
import { allTexts, setText } from '../../../shop/listings/listing-texts.ts'
import { isLanguage, type Language } from '../../../../src/contract/languages.ts'
import { notFound } from '../../../shop/core/refusal.ts'
import { changed, data, idOf, type Handlers } from '../../rpc/handler-types.ts'

const product = (id: string): number => idOf(id, 'There is no such product')
const listing = (id: string): number => idOf(id, 'Listing not found')
const language = (code: string): Language => {
  if (!isLanguage(code)) throw notFound('There is no such language')
  return code
}
const listingIs = (row: { id: number; published: boolean }): string =>
  `Listing ${row.id} is ${row.published ? 'in the shop' : 'off the shop'}`
const sent = (id: string): number => idOf(id, 'There are no such declarations')

export const staffProductCalls = {
  deskProducts: async ({ shop, caller, query }) => ({ status: true, ...(await listProducts(shop, caller, query)) }),
  deskProduct: async ({ shop, caller, params }) => data(await showProduct(shop, caller, product(params.id))),
  deskDeclare: async ({ shop, caller, params, body }) => data(await declare(shop, caller, product(params.id), body)),
  deskDeclarationsApprove: async ({ shop, caller, params }) =>
    data(await approveDeclarations(shop, caller, sent(params.id))),
  deskDeclarationsRefuse: async ({ shop, caller, params, body }) =>
    data(await refuseDeclarations(shop, caller, sent(params.id), body.reason)),
  deskProductShow: ({ shop, params }) => changed(showListing(shop, listing(params.id), { isShown: true }), listingIs),
  deskProductHide: ({ shop, params, body }) =>
    changed(showListing(shop, listing(params.id), { isShown: false, reason: body.reason }), listingIs),
  listingUnpublish: ({ shop, params }) => changed(showListing(shop, listing(params.id), { isShown: false }), listingIs),
  deskProductTexts: async ({ shop, params }) => data(await allTexts(shop, listing(params.id))),
  deskProductTextSet: async ({ shop, params, body }) =>
    data(await setText(shop, listing(params.id), language(params.language), body)),
} satisfies Handlers
