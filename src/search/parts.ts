import { isThing, isTrouble, type Term } from './terms.ts'

/**
 * Parts of plants and what is wrong with them: a root that rots is root rot, a plant that dries has a wilt. A part is
 * called as other things are elsewhere (a leaf is betel, a root radish or castor), so that it is known by what else
 * is said.
 */

const idOf = ({ tokens: [id = ''] }: Term): string => id

const BORING = 'borer caterpillar insect hole grub'
/** What a trouble or the sign of one is called on a part; the first line that fits counts. */
const ON_PARTS: readonly (readonly [parts: string, signs: string, called: string, role: 'pest' | 'disease'])[] = [
  ['seedling', 'rot wilt blight fungus die drop', 'damping-off', 'disease'],
  ['fruit', BORING, 'fruit-borer', 'pest'],
  ['fruit', 'rot', 'fruit-rot', 'disease'],
  ['fruit', 'fly', 'fruit-fly', 'pest'],
  ['pod', BORING, 'pod-borer', 'pest'],
  ['boll', BORING, 'bollworm', 'pest'],
  ['shoot stem', BORING, 'stem-borer', 'pest'],
  ['root', 'caterpillar insect grub eat cut', 'grub', 'pest'],
  ['root stem', 'rot fungus drop', 'root-rot', 'disease'],
  ['leaf', 'borer', 'leaf-miner', 'pest'],
  ['leaf', 'hole eat', 'caterpillar', 'pest'],
]
/** What is wrong with whatever part of a plant. */
const SIGNS: Record<string, readonly [called: string, role: 'pest' | 'disease']> = {
  powder: ['powdery-mildew', 'disease'],
  die: ['wilt', 'disease'],
  chos: ['sucking-insects', 'pest'],
  // Leaves curl where these have sucked.
  curl: ['thrips|mites|whitefly', 'pest'],
}
const UNNAMED = ['insect', 'disease', 'fungus']

const isSign = ({ role, tokens: [id = ''] }: Term): boolean =>
  role === 'deed' && (id in SIGNS || ['hole', 'eat', 'drop'].includes(id))

/** The terms with each sign as the trouble that it is, and without the parts that have it. */
export const withParts = (all: readonly Term[]): Term[] => {
  const crops = all.filter(({ role }) => role === 'crop')
  const [crop] = [...crops.filter(({ part }) => part === undefined), ...crops]
  // Of nothing that grows a sign is none: what has dried, or is bent.
  if (!all.some((term) => term.role === 'crop' || term.part !== undefined || isTrouble(term))) return [...all]
  const isForGoods =
    all.some((term) => isThing(term) && term.part === undefined && idOf(term) !== 'nursery-tray') &&
    !all.some(isTrouble)
  if (isForGoods || !all.some((term) => isTrouble(term) || isSign(term))) return [...all]
  const parts = all.filter((term) => term.part !== undefined && term !== crop)
  const callOf = (id: string): (typeof ON_PARTS)[number] | undefined =>
    ON_PARTS.find(
      ([some, signs]) => signs.split(' ').includes(id) && parts.some(({ part = '' }) => some.split(' ').includes(part)),
    )
  const rest = all.filter((term) => !parts.includes(term))
  const isNamed = rest.some((term) => isTrouble(term) && !UNNAMED.includes(idOf(term)))
  const found = rest.flatMap((term): Term[] => {
    const id = idOf(term)
    if (!isTrouble(term) && !isSign(term)) return [term]
    const [, , called, role] = callOf(id) ?? []
    // Within the whorl of maize only one caterpillar is meant.
    const name =
      called === 'stem-borer' && id !== 'borer' && crop !== undefined && idOf(crop) === 'maize' ? 'armyworm' : called
    if (name !== undefined && role !== undefined && !(isNamed && !isTrouble(term))) return [{ tokens: [name], role }]
    if (isTrouble(term)) return [term]
    if (id === 'drop') return [term]
    const sign = SIGNS[id]
    return sign === undefined || isNamed ? [] : [{ tokens: sign[0].split('|'), role: sign[1] }]
  })
  return found.some((term) => term.role === 'crop' || isTrouble(term)) ? found : [...all]
}
