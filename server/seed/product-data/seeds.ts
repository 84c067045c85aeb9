import { fieldSeeds } from './field-seeds.ts'
import type { Good } from './trade.ts'
import { vegetableSeeds } from './vegetable-seeds.ts'

export const seeds: readonly Good[] = [...fieldSeeds, ...vegetableSeeds]
