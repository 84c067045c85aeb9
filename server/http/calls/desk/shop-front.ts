import type { deskShopFront } from '../../../../src/contract/calls/staff/promotions.ts'
import { importCatalogue } from '../../../shop/catalogue-import/import.ts'
import { setDeal } from '../../../shop/catalogue/admin-products.ts'
import { setBanners, storeBannerPicture } from '../../../shop/catalogue/banners.ts'
import { listBanners, listDeals } from '../../../shop/catalogue/catalogue.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'

export const shopFrontHandlers: Pick<AllHandlers, keyof typeof deskShopFront> = {
  deskFront: async ({ shop }) => data({ banners: await listBanners(shop), deals: await listDeals(shop) }),
  deskBannerPicture: async ({ shop, body }) => data({ file: await storeBannerPicture(shop, body) }),
  deskBannersSet: async ({ shop, params, body }) => data(await setBanners(shop, params.sourceType, body.image_urls)),
  deskDealSet: async ({ shop, body }) => data(await setDeal(shop, body)),
  deskImport: async ({ shop, body }) => data(await importCatalogue(shop, body, { withPictures: false })),
}
