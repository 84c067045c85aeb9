import type { Drawing } from '../../../db/schema.ts'
import type { ProductHeader } from '../product-header.ts'

const SHAPES: Readonly<Record<string, string>> = {
  seeds: 'seed-bag',
  fertilisers: 'sack',
  'crop-care': 'bottle',
  'animal-care': 'feed-sack',
}
const COLOURS = ['#1C5229', '#8E4A1F', '#0E5E7A', '#A52A1A', '#5B3A86'] as const

/** Pictures named in a file are never fetched (the server requests no address from a file), so a product is drawn. */
export const drawingOf = ({
  category,
  brand,
  title,
}: Pick<ProductHeader, 'category' | 'title'> & { brand: string }): Drawing => ({
  shape: SHAPES[category.slug] ?? 'box',
  colour: COLOURS[brand.length % COLOURS.length] ?? COLOURS[0],
  // Cut between characters: half a surrogate pair cannot be stored.
  label: [...(title.split(/\s+/)[0] ?? '').toUpperCase()].slice(0, 9).join(''),
})
