import type { CATEGORY_ICONS } from '../../contract/calls/staff/categories.ts'
import type { Tint } from '../../contract/entities.ts'
import { plural } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** Words of categories. */

const ICONS: Record<(typeof CATEGORY_ICONS)[number], string> = {
  seeds: 'Seedling',
  fert: 'Sack',
  protect: 'Shield',
  irrig: 'Water',
  pump: 'Pump',
  machine: 'Tractor',
  spray: 'Sprayer',
  tools: 'Hand tools',
  animal: 'Animal',
  solar: 'Sun',
}
const GROUNDS: Record<Tint, string> = { sprout: 'Green', straw: 'Yellow', dew: 'Blue', clay: 'Brown' }

export const words = spoken('categories', {
  title: 'Categories',
  lead: 'In the order in which the shop shows them.',
  products: (count: number) => plural(count, { one: '# product', other: '# products' }),
  paused: 'Paused',
  add: 'Make a category',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  up: 'Move up',
  upOf: (name: string) => `Move up ${name}`,
  merge: 'Merge',
  mergeOf: (name: string) => `Merge ${name} into another one`,
  name: 'Name in English',
  nameHint: 'Its address is made of it, and stays as it is when the name changes.',
  names: 'In other languages',
  namesHint: 'Where a name is left empty, the shop’s own word for the category stands there, or else the English name.',
  icon: 'Drawing',
  icons: ICONS,
  ground: 'Colour behind it',
  grounds: GROUNDS,
  pause: 'Paused: lists and menus leave it out. Its products are sold as before, and its address still works.',
  save: 'Save',
  made: 'The category is made. It comes last.',
  saved: 'The category is changed',
  moved: 'The order is saved',
  into: 'Into which one?',
  choose: 'Choose a category',
  mergeLead: (products: string, slug: string) =>
    `${products} will move. The address /category/${slug} then leads to the other category. This cannot be undone.`,
  merged: (name: string) => `${name} is merged`,
})

export const text = {
  ...words,
  page: (slug: string) => `/category/${slug}`,
  mergeLead: (count: number, slug: string) => words.mergeLead(words.products(count), slug),
}
