import type { categories } from '../db/schema.ts'
import { animalCare } from './product-data/animal-care.ts'
import { cropCare } from './product-data/crop-care.ts'
import { fertilisers } from './product-data/fertilisers.ts'
import { handTools } from './product-data/hand-tools.ts'
import { irrigation } from './product-data/irrigation.ts'
import { machinery } from './product-data/machinery.ts'
import { pumps } from './product-data/pumps.ts'
import { seeds } from './product-data/seeds.ts'
import { solar } from './product-data/solar.ts'
import { sprayers } from './product-data/sprayers.ts'
import type { CategorySlug, Good, LicenceKind } from './product-data/trade.ts'

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
  { slug: 'seeds', name: 'Seeds', icon: 'seeds', ground: 'sprout', sku: 'SD', licence: 'seed', goods: seeds },
  {
    slug: 'fertilisers',
    name: 'Fertilisers',
    icon: 'fert',
    ground: 'straw',
    sku: 'FT',
    licence: 'fertiliser',
    goods: fertilisers,
  },
  {
    slug: 'crop-care',
    name: 'Crop care',
    icon: 'protect',
    ground: 'sprout',
    sku: 'CC',
    licence: 'insecticide',
    goods: cropCare,
  },
  { slug: 'irrigation', name: 'Irrigation', icon: 'irrig', ground: 'dew', sku: 'IR', goods: irrigation },
  { slug: 'pumps', name: 'Pumps', icon: 'pump', ground: 'dew', sku: 'PM', goods: pumps },
  { slug: 'machinery', name: 'Machinery', icon: 'machine', ground: 'clay', sku: 'MC', goods: machinery },
  { slug: 'sprayers', name: 'Sprayers', icon: 'spray', ground: 'clay', sku: 'SP', goods: sprayers },
  { slug: 'hand-tools', name: 'Hand tools', icon: 'tools', ground: 'clay', sku: 'HT', goods: handTools },
  { slug: 'animal-care', name: 'Animal care', icon: 'animal', ground: 'straw', sku: 'AC', goods: animalCare },
  { slug: 'solar', name: 'Solar', icon: 'solar', ground: 'dew', sku: 'SL', goods: solar },
]
