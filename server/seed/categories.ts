import type { categories } from '../db/schema.ts'
import { cropCare } from './product-data/crop-care.ts'
import { fieldSeeds } from './product-data/field-seeds.ts'
import { goodsOf } from './product-data/goods.ts'
import type { CategorySlug, Good, LicenceKind } from './product-data/trade.ts'
import { vegetableSeeds } from './product-data/vegetable-seeds.ts'

type Ground = (typeof categories.$inferInsert)['ground']

/** The ten trades in the order of the home page. `sku` begins the article numbers. */
export const CATEGORIES: readonly {
  slug: CategorySlug
  name: string
  icon: string
  ground: Ground
  sku: string
  /** What most of its goods need a licence of. */
  licence?: LicenceKind
  goods: readonly Good[]
}[] = [
  {
    slug: 'seeds',
    name: 'Seeds',
    icon: 'seeds',
    ground: 'sprout',
    sku: 'SD',
    licence: 'seed',
    goods: [...fieldSeeds, ...vegetableSeeds],
  },
  {
    slug: 'fertilisers',
    name: 'Fertilisers',
    icon: 'fert',
    ground: 'straw',
    sku: 'FT',
    licence: 'fertiliser',
    goods: goodsOf('controlled fertiliser', 'fertiliser', 'substrate'),
  },
  {
    slug: 'crop-care',
    name: 'Crop care',
    icon: 'protect',
    ground: 'sprout',
    sku: 'CC',
    licence: 'insecticide',
    goods: [...cropCare, ...goodsOf('trap', 'safety kit')],
  },
  { slug: 'irrigation', name: 'Irrigation', icon: 'irrig', ground: 'dew', sku: 'IR', goods: goodsOf('irrigation') },
  { slug: 'pumps', name: 'Pumps', icon: 'pump', ground: 'dew', sku: 'PM', goods: goodsOf('pump') },
  { slug: 'machinery', name: 'Machinery', icon: 'machine', ground: 'clay', sku: 'MC', goods: goodsOf('machine') },
  { slug: 'sprayers', name: 'Sprayers', icon: 'spray', ground: 'clay', sku: 'SP', goods: goodsOf('sprayer') },
  { slug: 'hand-tools', name: 'Hand tools', icon: 'tools', ground: 'clay', sku: 'HT', goods: goodsOf('hand tool') },
  {
    slug: 'animal-care',
    name: 'Animal care',
    icon: 'animal',
    ground: 'straw',
    sku: 'AC',
    goods: goodsOf('feed', 'dairy gear'),
  },
  { slug: 'solar', name: 'Solar', icon: 'solar', ground: 'dew', sku: 'SL', goods: goodsOf('solar') },
]
