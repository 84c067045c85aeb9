import { importCatalogue } from '../../../shop/catalogue-import/import.ts'
import { changeBrand, listAllBrands, mergeBrand } from '../../../shop/catalogue/manage-brands.ts'
import {
  changeCategory,
  createCategory,
  listAllCategories,
  mergeCategory,
  orderCategories,
} from '../../../shop/catalogue/manage-categories.ts'
import { changeCrop, createCrop, listAllCrops, listCropNames, mergeCrop } from '../../../shop/catalogue/manage-crops.ts'
import { changeFact, createFact, listAllFacts, mergeFact, orderFacts } from '../../../shop/catalogue/manage-facts.ts'
import { changeVariant, addStock, listVariants, setPrice, setSteps } from '../../../shop/catalogue/variants.ts'
import { listListingPictures, setListingPictures, storeListingPicture } from '../../../shop/catalogue/pictures.ts'
import { changed, data, dataWith, idOf, type Handlers } from '../../rpc/handler-types.ts'
import { setBanners, storeBannerPicture, setDeal, listBanners, listDeals } from '../../../shop/catalogue/promotions.ts'

const category = (id: string): number => idOf(id, 'There is no such category')
const crop = (id: string): number => idOf(id, 'There is no such crop')
const fact = (id: string): number => idOf(id, 'There is no such fact')
const brand = (id: string): number => idOf(id, 'There is no such brand')
export const staffCatalogueCalls = {
  deskVariantSet: ({ shop, params, body }) =>
    changed(changeVariant(shop, params.sku, body), `${params.sku} is changed`),
  deskImport: ({ shop, body, query }) =>
    changed(
      importCatalogue(shop, body, { withPictures: query.pictures === '1' }),
      ({ rows, bad_rows }) => `${rows - bad_rows} of ${rows} rows were taken`,
    ),
  deskPictureKeep: async ({ shop, body }) => dataWith('The picture is stored', await storeListingPicture(shop, body)),
  deskPictures: async ({ shop, params }) => data(await listListingPictures(shop, params.listing)),
  deskPicturesSet: ({ shop, params, body }) =>
    changed(setListingPictures(shop, params.listing, body.pictures), 'The pictures are set'),
  deskVariants: async ({ shop, caller, query }) => ({ status: true, ...(await listVariants(shop, caller, query)) }),
  deskStockAdd: async ({ shop, caller, params, body }) => data(await addStock(shop, caller, params.sku, body.add)),
  deskPriceSet: async ({ shop, caller, params, body }) => data(await setPrice(shop, caller, params.sku, body)),
  deskStepsSet: async ({ shop, caller, params, body }) => data(await setSteps(shop, caller, params.sku, body)),
  deskFront: async ({ shop }) => data({ banners: await listBanners(shop), deals: await listDeals(shop) }),
  deskBannerPicture: async ({ shop, body }) =>
    dataWith('The picture is stored', { file: await storeBannerPicture(shop, body) }),
  deskBannersSet: ({ shop, params, body }) =>
    changed(setBanners(shop, params.sourceType, body.image_urls), 'The banners are set'),
  deskDealSet: ({ shop, body }) => changed(setDeal(shop, body), 'The deal is set'),
  deskCategories: async ({ shop }) => data(await listAllCategories(shop)),
  deskCategoryCreate: async ({ shop, body }) => data(await createCategory(shop, body)),
  deskCategorySet: async ({ shop, params, body }) => data(await changeCategory(shop, category(params.id), body)),
  deskCategoryOrder: async ({ shop, body }) => data(await orderCategories(shop, body.ids)),
  deskCategoryMerge: async ({ shop, params, body }) => data(await mergeCategory(shop, category(params.id), body.into)),
  deskBrands: async ({ shop, query }) => ({ status: true, ...(await listAllBrands(shop, query)) }),
  deskBrandSet: async ({ shop, params, body }) => data(await changeBrand(shop, brand(params.id), body)),
  deskBrandMerge: async ({ shop, params, body }) => data(await mergeBrand(shop, brand(params.id), body.into)),
  deskCrops: async ({ shop, query }) => ({ status: true, ...(await listAllCrops(shop, query)) }),
  deskCropNames: async ({ shop }) => data(await listCropNames(shop)),
  deskCropCreate: async ({ shop, body }) => data(await createCrop(shop, body)),
  deskCropSet: async ({ shop, params, body }) => data(await changeCrop(shop, crop(params.id), body)),
  deskCropMerge: async ({ shop, params, body }) => data(await mergeCrop(shop, crop(params.id), body.into)),
  deskFacts: async ({ shop }) => data(await listAllFacts(shop)),
  deskFactCreate: async ({ shop, body }) => data(await createFact(shop, body)),
  deskFactSet: async ({ shop, params, body }) => data(await changeFact(shop, fact(params.id), body)),
  deskFactOrder: async ({ shop, body }) => data(await orderFacts(shop, body.ids)),
  deskFactMerge: async ({ shop, params, body }) => data(await mergeFact(shop, fact(params.id), body.into)),
} satisfies Handlers
