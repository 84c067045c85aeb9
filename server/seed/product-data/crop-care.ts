import type { ShapeName } from '../drawings/names.ts'
import { CARE_ROWS, HAZARD, type CareRow } from './crop-care-facts.ts'
import { onePiece, packs, sizes, type Good, type Pack } from './trade.ts'

const VERB: Record<CareRow[2], string> = {
  Insecticide: 'Against',
  Fungicide: 'Against',
  'Weed killer': 'Clears',
  'Growth regulator': 'For',
  Biological: 'Against',
}

/** Each kind of bottle and pack, so that a shelf of crop care does not look like one bottle. */
const shape = ([, , sort, , form, , amounts]: CareRow): ShapeName => {
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
  const [substance, formulation, sort, hazard, form, price, amounts, target, crops, dose] = row
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
  }
}

type TrapRow = readonly [
  title: string,
  shape: ShapeName,
  accent: string,
  packs: readonly Pack[],
  short: string,
  use: string,
  words: string,
]

// oxfmt-ignore
const TRAPS: readonly TrapRow[] = [
  ['Yellow sticky trap sheets, both sides', 'sticky-trap', '#F2C230', sizes(['10 sheets', 160], ['25 sheets', 360], ['50 sheets', 660]), 'Catches whitefly, aphids and jassids.', 'Hang 15 to 20 sheets per acre a hand above the crop.', 'sticky trap yellow whitefly'],
  ['Blue sticky trap sheets, both sides', 'sticky-trap', '#3C7FC4', sizes(['10 sheets', 165], ['25 sheets', 370], ['50 sheets', 680]), 'Catches thrips in chilli, onion and flowers.', 'Hang 15 to 20 sheets per acre.', 'sticky trap blue thrips'],
  ['Pheromone funnel trap with lure, pod borer', 'funnel-trap', '#2E9B4F', sizes(['Trap and 1 lure', 95], ['10 traps and 10 lures', 820]), 'Calls the male moths of Helicoverpa and shows when to spray.', 'Five traps per acre; a new lure after 25 to 30 days.', 'pheromone trap helicoverpa gram cotton tomato'],
  ['Pheromone funnel trap with lure, fall armyworm', 'funnel-trap', '#D9A400', sizes(['Trap and 1 lure', 95], ['10 traps and 10 lures', 820]), 'Calls the male moths of fall armyworm in maize.', 'Five traps per acre from sowing; a new lure after 30 days.', 'pheromone trap fall armyworm maize'],
  ['Pheromone delta trap with lure, pink bollworm', 'delta-trap', '#C8557A', sizes(['Trap and 1 lure', 85], ['10 traps and 10 lures', 740]), 'Shows pink bollworm in cotton before it harms.', 'Two to five traps per acre from 45 days after sowing.', 'pheromone trap pink bollworm cotton'],
  ['Fruit fly trap with lure, mango and guava', 'fly-trap', '#E98A15', sizes(['Trap and 1 lure', 110], ['5 traps and 5 lures', 490], ['10 traps and 10 lures', 900]), 'Calls fruit flies in orchards.', 'Hang 6 to 8 traps per acre at head height in shade.', 'fruit fly trap mango guava'],
  ['Fruit fly trap with cue lure, gourds', 'fly-trap', '#7FA35A', sizes(['Trap and 1 lure', 110], ['5 traps and 5 lures', 490]), 'Calls melon flies in cucumber and gourds.', 'Hang 8 traps per acre when flowers open.', 'fruit fly trap gourd cucumber melon'],
]

const trap = ([title, shapeName, accent, trapPacks, short, use, words]: TrapRow): Good => ({
  title,
  short,
  details: [
    short,
    `Use: ${use}`,
    'No poison: no waiting before harvest.',
    'Keep lures closed and cool until use. Clean the trap every week.',
  ],
  packs: trapPacks,
  drawing: { shape: shapeName, accent },
  words,
  cod: 'yes',
})

const PROTECTION: Good = {
  title: 'Spraying safety kit',
  short: 'Mask, goggles, gloves, cap and apron for safe spraying.',
  details: [
    'Keeps spray off skin, eyes and lungs.',
    'In the kit: mask with filter, goggles, nitrile gloves, cap, apron.',
    'Wash with soap after each spraying, dry in shade.',
  ],
  packs: onePiece(340),
  drawing: { shape: 'safety-kit' },
  words: 'safety kit mask gloves spraying',
  cod: 'yes',
}

export const cropCare: readonly Good[] = [...CARE_ROWS.map(care), ...TRAPS.map(trap), PROTECTION]
