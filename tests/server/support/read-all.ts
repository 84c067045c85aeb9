import type { Product } from '../../../src/contract/entities.ts'
import type { TestShop } from './support.ts'

/** Everything that lists show, as a phone reads it. */
export const readAll = async ({ ask }: Pick<TestShop, 'ask'>): Promise<Product[]> => {
  const all: Product[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await ask('GET', `products?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`)
    all.push(...body.data)
    cursor = body.meta.next_cursor
  }
  return all
}
