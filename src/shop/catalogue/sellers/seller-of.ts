import type { Seller } from '../../../contract/entities.ts'

/** All digits are the id, else the text is the slug, else its trailing `-id` counts. */
export const sellerOf = (sellers: readonly Seller[], slug: string): Seller | undefined => {
  const byId = (digits: string | undefined) => sellers.find(({ id }) => String(id) === digits)
  if (/^\d+$/.test(slug)) return byId(slug)
  return sellers.find((seller) => seller.slug === slug) ?? byId(/-(\d+)$/.exec(slug)?.[1])
}
