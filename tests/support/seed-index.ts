import { generate } from '../../server/seed/generate.ts'
import type { Product } from '../../src/contract/entities.ts'
import type { IndexedProduct } from '../../src/shop/catalogue-index/read.shared.ts'
import { product } from './goods.ts'

/** The demonstration catalogue as a phone knows it from lists. */
export const seedIndex = (): IndexedProduct[] => {
  const { products, brands, categories, offers } = generate(2026, { listings: 720, today: '2026-11-25' })
  const [masters, makers, trades] = [products, brands, categories].map(
    (rows) => new Map(rows.map((row) => [row.id, row])),
  ) as [
    Map<number, (typeof products)[number]>,
    Map<number, (typeof brands)[number]>,
    Map<number, (typeof categories)[number]>,
  ]
  return [...offers()].map(({ listing }) => {
    const master = masters.get(listing.productId)
    const category = trades.get(master?.categoryId ?? 0)
    const brand = makers.get(master?.brandId ?? 0)
    const known: Partial<Product> = {
      title: listing.title,
      short_description: listing.shortDescription,
      crops: master?.crops ?? [],
      origin: master?.origin ?? null,
      ...(category && { category: { id: category.id ?? 0, name: category.name, slug: category.slug } }),
      ...(brand && { brand: { id: brand.id ?? 0, name: brand.name, slug: brand.slug, image_url: '' } }),
    }
    return { at: 0, product: product(listing.id ?? 0, known) }
  })
}
