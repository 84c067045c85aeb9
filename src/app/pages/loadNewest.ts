import { loadShelf } from '../../features/catalogue/load.ts'
import type { Shelf } from '../../features/catalogue/load.ts'

type Of = Parameters<typeof loadShelf>[0]

/** The row New Arrival of a category, brand or seller: what is marked so, else what came last. */
export const loadNewest = async (of: Of, ask: Parameters<typeof loadShelf>[1]): Promise<Shelf> => {
  const marked = await loadShelf({ ...of, type: 'New Arrival' }, ask)
  return marked.products.length > 0 || marked.error !== undefined ? marked : loadShelf({ ...of, sort: 'newest' }, ask)
}
