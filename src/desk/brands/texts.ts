import { plural } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** Words of brands. */

export const words = spoken('brands', {
  title: 'Brands',
  search: 'Name of a brand',
  parts: { paused: 'Paused' },
  empty: {
    all: { title: 'No brands', text: 'Brands come with the products that name them.' },
    paused: { title: 'None is paused' },
  },
  products: (count: number) => plural(count, { one: '# product', other: '# products' }),
  paused: 'Paused',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  name: 'Name',
  nameHint: (slug: string) => `Its address stays: /brand/${slug}`,
  save: 'Save',
  saved: 'The brand is changed',
  pause: 'Pause',
  pauseOf: (name: string) => `Pause ${name}`,
  pauseLead: 'Lists and filters leave it out. Its products are sold as before, and its address still works.',
  pausedNow: (name: string) => `${name} is paused`,
  show: 'Show again',
  showOf: (name: string) => `Show ${name} again`,
  shown: (name: string) => `${name} is shown again`,
  stay: 'Leave it',
  merge: 'Merge',
  mergeOf: (name: string) => `Merge ${name} into another one`,
  mergeLead: (products: string, slug: string) =>
    `${products} will move. The address /brand/${slug} then leads to the other brand. This cannot be undone.`,
  find: 'Find',
  found: 'Into which one?',
  noneFound: 'There is no other brand of this name.',
  choose: 'Find the other brand and choose it',
  merged: (name: string) => `${name} is merged`,
})

export const text = {
  ...words,
  page: (slug: string) => `/brand/${slug}`,
  mergeLead: (count: number, slug: string) => words.mergeLead(words.products(count), slug),
}
