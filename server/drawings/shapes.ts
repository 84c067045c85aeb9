import type { Drawing } from '../db/schema.ts'
import { ANIMALS, CROPS, SHAPES } from './names.ts'
import { elementsOf, render } from './template.ts'

/** White crops stand on a darker ground than the others. */
const WHITE_CROPS = ['cotton', 'radish', 'cauliflower', 'sesame']

/** The drawing as SVG of 96 by 96 on a transparent ground; null for a shape that nobody drew. */
export const drawn = ({ shape, colour, accent = '', label = '', motif = '' }: Drawing): string | null => {
  const path = SHAPES.get(`${shape}.${motif}`) ?? SHAPES.get(`${shape}.${label}`) ?? SHAPES.get(shape)
  if (path === undefined) return null
  const crop = CROPS.includes(motif) ? elementsOf(render(`crops/${motif}`, {})) : ''
  const sign = ANIMALS.includes(motif) ? elementsOf(render(`animals/${motif}`, { base: colour })) : crop
  const field = WHITE_CROPS.includes(motif) ? '#CFE0B0' : '#FFFBF0'
  return render(path, { base: colour, accent, label, crop, sign, field })
}
