import { setBanners, storeBannerPicture, setDeal, listBanners, listDeals } from '../../../shop/catalogue/promotions.ts'
import { changed, data, dataWith, type Handlers } from '../../rpc/handler-types.ts'

export const staffPromotionCalls = {
  deskFront: async ({ shop }) => data({ banners: await listBanners(shop), deals: await listDeals(shop) }),
  deskBannerPicture: async ({ shop, body }) =>
    dataWith('The picture is stored', { file: await storeBannerPicture(shop, body) }),
  deskBannersSet: ({ shop, params, body }) =>
    changed(setBanners(shop, params.sourceType, body.image_urls), 'The banners are set'),
  deskDealSet: ({ shop, body }) => changed(setDeal(shop, body), 'The deal is set'),
} satisfies Handlers
