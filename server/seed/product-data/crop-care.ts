import * as v from 'valibot'
import { Figure, Figures, readTable } from '../read-table.ts'
import { cropsOf, packs, type Good } from './trade.ts'

/** Hazard colours of Indian pesticide labels. */
const HAZARD = { red: '#C22A1E', yellow: '#D9A400', blue: '#2F6FB3', green: '#2E9B4F' } as const

const CareRow = v.object({
  substance: v.string(),
  formulation: v.string(),
  sort: v.picklist(['Insecticide', 'Fungicide', 'Weed killer', 'Growth regulator', 'Biological']),
  hazard: v.picklist(['red', 'yellow', 'blue', 'green']),
  form: v.picklist(['liquid', 'powder', 'granules']),
  price: Figure,
  amounts: Figures,
  target: v.string(),
  crops: v.string(),
  dose: v.string(),
})
type CareRow = v.InferOutput<typeof CareRow>

const VERB: Record<CareRow['sort'], string> = {
  Insecticide: 'Against',
  Fungicide: 'Against',
  'Weed killer': 'Clears',
  'Growth regulator': 'For',
  Biological: 'Against',
}

/** Each kind of bottle and pack, so that a shelf of crop care does not look like one bottle. */
const shape = ({ sort, form, amounts }: CareRow): string => {
  if (form === 'granules') return 'bucket'
  const biggest = amounts.at(-1) ?? 1
  if (form === 'powder')
    return sort === 'Biological' ? 'pouch-care' : biggest < 0.2 ? 'box' : sort === 'Fungicide' ? 'pouch-care' : 'tin'
  if (biggest >= 5 && sort !== 'Biological') return 'jerrycan'
  if (sort === 'Growth regulator' || biggest <= 0.2) return 'bottle-slim'
  if (sort === 'Weed killer') return 'bottle-handle'
  return sort === 'Fungicide' ? 'bottle-wide' : 'bottle'
}

const label = (substance: string, formulation: string): string => {
  const strength = /[\d.]+/.exec(formulation)?.[0] ?? ''
  const initials = substance.includes('+')
    ? substance
        .split(' + ')
        .map((part) => part.slice(0, 1))
        .join('+')
    : substance.replace(/[^A-Za-z]/g, '').slice(0, 3)
  return `${initials} ${strength}`.toUpperCase().slice(0, 9)
}

const care = (row: CareRow): Good => {
  const { substance, formulation, sort, hazard, form, price, amounts, target, crops, dose } = row
  const needed = VERB[sort]
  return {
    title: `${substance}${substance.includes('spray') ? ',' : ''} ${formulation}`,
    short: `${needed} ${target} in ${crops}.`,
    details: [
      `${sort}: ${substance.toLowerCase().replace(' spray', '')} ${formulation}.`,
      `${needed} ${target}.`,
      `Crops: ${crops}.`,
      `Dose: ${dose}. Read the leaflet in the pack; it gives the dose of each crop and the days to wait before harvest.`,
      sort === 'Biological'
        ? 'Spray in the evening. Do not mix with chemicals. Use before the date on the pack.'
        : 'Spray in calm weather, never against the wind or near bees in flower.',
      'Wear gloves, mask and full sleeves. Keep locked away from children, food and feed. Wash hands after use; bury empty packs, never reuse them.',
    ],
    packs: packs(form === 'liquid' ? 'litre' : 'kg', price, amounts),
    drawing: {
      shape: shape(row),
      accent: HAZARD[hazard],
      label: label(substance, formulation),
      motif: sort.toLowerCase().replace(' ', '-'),
    },
    words: `${sort} ${substance} ${target} ${crops} pesticide crop protection`,
    licence: 'insecticide',
    crops: cropsOf(crops),
    facts: {
      generic_name: `${substance} ${formulation}, ${sort.toLowerCase()}`,
      dose,
      ...(sort === 'Growth regulator' ? {} : { pests: target }),
    },
  }
}

/** What is sprayed against insects, disease and weeds. */
export const cropCare: readonly Good[] = readTable('product-data/crop-care', CareRow).map(care)
