import type { Drawing } from '../../db/schema.ts'
import { ANIMALS, CROPS, SHAPES } from './names.ts'
import { elementsOf, render } from './template.ts'

const PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries(SHAPES).flatMap(([folder, names]) => names.map((name) => [name, `${folder}/${name}`] as const)),
)

/** White crops stand on a darker ground than the others. */
const WHITE_CROPS = ['cotton', 'radish', 'cauliflower', 'sesame']

const includes = (names: readonly string[], name: string): boolean => names.includes(name)

/** The drawing as SVG of 96 by 96 on a transparent ground; null for a shape that nobody drew. */
export const drawn = ({ shape, colour, accent = '', label = '', motif = '' }: Drawing): string | null => {
  const path = PATHS.get(`${shape}.${motif}`) ?? PATHS.get(`${shape}.${label}`) ?? PATHS.get(shape)
  if (path === undefined) return null
  const crop = includes(CROPS, motif) ? elementsOf(render(`crops/${motif}`, {})) : ''
  const sign = includes(ANIMALS, motif) ? elementsOf(render(`animals/${motif}`, { base: colour })) : crop
  const field = includes(WHITE_CROPS, motif) ? '#CFE0B0' : '#FFFBF0'
  return render(path, { base: colour, accent, label, crop, sign, field })
}
