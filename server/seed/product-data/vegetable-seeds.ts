import * as v from 'valibot'
import { Figure, Figures, readTable } from '../read-table.ts'
import { dosesByRate } from './doses.ts'
import { cropsOf, packs, type Good } from './trade.ts'

const Row = v.object({
  crop: v.string(),
  variety: v.string(),
  kind: v.picklist(['public', 'hybrid']),
  firstPick: v.string(),
  rate: v.string(),
  season: v.string(),
  price: Figure,
  grams: Figures,
  note: v.string(),
  origin: v.string(),
})
type Row = v.InferOutput<typeof Row>

const container = (grams: number): string => (grams >= 1000 ? 'bag' : 'pouch')

const good = ({ crop, variety, kind, firstPick, rate, season, price, grams, note, origin }: Row): Good => ({
  title: `${crop} seed, ${kind === 'hybrid' ? 'hybrid ' : ''}${variety}`,
  short: `${note} ${kind === 'hybrid' ? 'Hybrid' : 'Open variety'} for ${season}.`,
  details: [
    note,
    `Crop and variety: ${crop.toLowerCase()}, ${variety}${kind === 'hybrid' ? ' (hybrid; do not keep its seed for the next crop)' : ' (notified public variety)'}.`,
    `Season: ${season}.`,
    `Seed: ${rate}. Ready: ${firstPick}.`,
    'Pack: moisture-proof, with lot number, germination and date of test.',
    'Keep dry and cool, sow before the date on the pack. Treated seed is poison: not for eating or feed.',
  ],
  packs: packs('gram', price, grams).map((pack) => ({ ...pack, name: gramName(pack.amount) })),
  drawing: {
    shape: kind === 'hybrid' && grams[0] === 10 ? 'seed-tin' : 'pouch',
    motif: crop.toLowerCase().replace(' ', '-'),
    label: short(variety),
  },
  words: `${crop} seed vegetable ${variety} ${season}`,
  licence: 'seed',
  crops: cropsOf(crop),
  ...(origin === '' ? {} : { origin }),
  facts: { generic_name: `${crop} seed`, ...dosesByRate(rate), best_before: '9 months from the date of test' },
  oneMaker: kind === 'hybrid' && variety !== 'Arka Rakshak',
})

const gramName = (grams: number): string => `${grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`} ${container(grams)}`

const LABEL_MAX = 9

/** What fits on the label of a small pouch: the whole name, else its last word. */
const short = (variety: string): string => {
  const name = variety.toUpperCase()
  if (name.length <= LABEL_MAX) return name
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  return (last.length >= 3 ? last : words.join('')).slice(0, LABEL_MAX)
}

/** Seeds of vegetables, flowers and fruit, by the gram. */
export const vegetableSeeds: readonly Good[] = readTable('product-data/vegetable-seeds', Row).map(good)
