import { spoken } from '../language/spoken.ts'
import { text as categories } from '../categories/texts.ts'

/** Words of crops; what is done with them is said as of categories. */

export const words = spoken('crops', {
  title: 'Crops',
  lead: 'Filters and forms offer them: first those that you put first, then those that most products are for.',
  search: 'Name of a crop',
  parts: { first: 'Put first', paused: 'Paused' },
  empty: { all: { title: 'No such crop' }, first: { title: 'None is put first' }, paused: { title: 'None is paused' } },
  add: 'Make a crop',
  namesHint: 'Where a name is left empty, the shop’s own word for the crop stands there, or else the English name.',
  words: 'Other words by which it is searched',
  wordsHint: 'In any language, between commas. What the shop knows already need not be typed.',
  pause: 'Paused: filters and forms leave it out. Its products are sold as before, and its address still works.',
  made: 'The crop is made',
  saved: 'The crop is changed',
  first: 'Put first',
  firstOf: (name: string) => `Put first: ${name}`,
  back: 'Not first',
  backOf: (name: string) => `Not first: ${name}`,
  mergeOf: (name: string) => `Merge ${name} into another crop`,
  mergeLead: (products: string, address: string) =>
    `${products} will be for the other crop. The address ${address} then leads to it, and it is found by both names. This cannot be undone.`,
  choose: 'Choose a crop',
})

const page = (slug: string) => `/search?crop=${slug}`

export const text = {
  ...categories,
  ...words,
  page,
  mergeLead: (count: number, slug: string) => words.mergeLead(categories.products(count), page(slug)),
}
