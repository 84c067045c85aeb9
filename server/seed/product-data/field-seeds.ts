import * as v from 'valibot'
import { Figure, Figures, readTable } from '../read-table.ts'
import { dosesByRate } from './doses.ts'
import { cropsOf, packs, type Good } from './trade.ts'

const Row = v.object({
  crop: v.string(),
  variety: v.string(),
  kind: v.picklist(['public', 'research']),
  days: v.string(),
  rate: v.string(),
  season: v.string(),
  price: Figure,
  bags: Figures,
  note: v.string(),
})
type Row = v.InferOutput<typeof Row>

const LABEL_MAX = 9

/** What fits on the label: the code if the variety has one, else its own name. */
const labelOf = (variety: string): string => {
  const code = /[A-Z]{1,4} ?\d[\d-]*|\d{3,}/.exec(variety)?.[0]
  if (code !== undefined) return code
  const words = variety.replace(' hybrid', '').toUpperCase().split(' ')
  return words.join(' ').length <= LABEL_MAX ? words.join(' ') : (words.at(-1) ?? '').slice(0, LABEL_MAX)
}

const firstSentence = (note: string): string => `${note.split('. ')[0]?.replace(/\.$/, '')}.`
const readyIn = (days: string): string =>
  days.startsWith('first cut ') ? `First cut after ${days.slice(10)} days.` : `Ready in ${days} days.`

const good = ({ crop, variety, kind, days, rate, season, price, bags, note }: Row): Good => {
  const big = (bags.at(-1) ?? 0) >= 20
  const seed = crop === 'Potato' ? 'seed tubers' : 'seed'
  return {
    title: `${crop} ${seed}, ${variety}`,
    short: `${firstSentence(note)} ${readyIn(days)}`,
    details: [
      note,
      `Crop and variety: ${crop.toLowerCase()}, ${variety}${kind === 'public' ? ' (notified public variety)' : ' (research variety)'}.`,
      `Season: ${season}.`,
      `${crop === 'Potato' ? 'Tubers' : 'Seed'}: ${rate}. ${readyIn(days)}`,
      `Pack: ${kind === 'public' ? 'certified seed with tag' : 'truthfully labelled seed'}; lot number, germination and date of test are printed on the ${big ? 'bag' : 'pouch'}.`,
      'Keep dry and cool. Treated seed is poison: not for eating, oil or feed. Yield depends on soil, water and care.',
    ],
    packs: packs('kg', price, bags, big ? 'bag' : crop === 'Cotton' ? 'box' : 'pouch'),
    drawing: {
      shape: big ? 'seed-bag' : crop === 'Cotton' ? 'seed-box' : 'pouch',
      motif: crop.toLowerCase(),
      label: labelOf(variety),
    },
    words: `${crop} ${seed} ${variety} ${season}`,
    licence: 'seed',
    crops: cropsOf(crop),
    facts: {
      generic_name: `${crop} ${seed}`,
      ...dosesByRate(rate),
      ...(crop === 'Potato' ? {} : { best_before: '9 months from the date of test' }),
    },
    oneMaker: kind === 'research',
    ...(crop === 'Cotton' ? { fixedPrice: true } : {}),
  }
}

/** Seeds of field crops, by the bag. */
export const fieldSeeds: readonly Good[] = readTable('product-data/field-seeds', Row).map(good)
