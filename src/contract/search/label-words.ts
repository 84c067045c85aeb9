import { countryName } from '../product/countries.ts'
import { cropName } from '../product/crops.ts'

interface Label {
  crops: readonly string[]
  origin: string | null
  generic_name?: string | null | undefined
}

/** What a thing is found by beside its title: crops, what such things are called, and where it was imported from. */
export const labelWords = ({ crops, origin, generic_name }: Label): string =>
  [
    generic_name ?? '',
    ...crops.map(cropName),
    ...(origin === null || origin === 'IN' ? [] : ['imported', countryName(origin) ?? origin]),
  ]
    .filter((words) => words !== '')
    .join(' ')
