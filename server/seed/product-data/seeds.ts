import { fieldSeeds } from './field-seeds.ts'
import type { Trade } from './trade.ts'
import { vegetableSeeds } from './vegetable-seeds.ts'

export const seeds: Trade = { category: 'seeds', goods: [...fieldSeeds, ...vegetableSeeds] }
