import { createApp } from '../../../server/http/app.ts'
import { createPrepared } from '../../../server/http/middleware/prepared.ts'
import { createCatalogueCache } from '../../../server/shop/core/catalogue-cache.ts'
import type { TestShop } from './support.ts'

/** An app of this shop that keeps its answers, and the catalogue's cache, to be closed after the tests. */
export const openPreparedApp = async ({ deps, watchCatalogue }: TestShop) => {
  const catalogue = await createCatalogueCache(watchCatalogue)
  const prepared = createPrepared(catalogue, { clock: deps.clock, build: () => 1 })
  return { catalogue, app: createApp({ ...deps, prepared, catalogue }) }
}

export type PreparedApp = Awaited<ReturnType<typeof openPreparedApp>>
