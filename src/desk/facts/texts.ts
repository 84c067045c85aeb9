import type { FACT_KINDS } from '../../contract/product/own-facts.ts'
import { text as categories } from '../categories/texts.ts'
import { spoken } from '../language/spoken.ts'

/** Words of facts; what is done with them is said as of categories. */

const KINDS: Record<(typeof FACT_KINDS)[number], string> = {
  text: 'Words',
  number: 'A number',
  choice: 'One of some values',
}

export const words = spoken('facts', {
  title: 'Facts',
  lead: 'Sellers are asked for them beside what every label says, and product pages show them, in this order. Numbers and listed values are filters of the lists too.',
  add: 'Make a fact',
  nameHint: 'With its unit, such as Germination in %. Files may go on using a former name.',
  namesHint: 'Where a name is left empty, the English one stands there.',
  kind: 'What is written there',
  kinds: KINDS,
  asked: 'Asked for in these categories',
  askedHint: 'Where none is chosen, it is asked for in all.',
  everywhere: 'Asked for in all categories',
  pause: 'Paused: sellers are not asked for it. Product pages that tell it still do.',
  addValue: 'Add a value',
  valueOf: (name: string) => `A value of ${name}`,
  pauseValue: 'No longer offered. Products that have it keep it.',
  made: 'The fact is made. It comes last.',
  saved: 'The fact is changed',
  mergeOf: (name: string) => `Merge ${name} into another fact`,
  mergeLead: (products: string) =>
    `${products} will tell the other fact. Files may go on using this name. This cannot be undone.`,
  choose: 'Choose a fact',
  noOther: 'There is no other fact of this kind.',
})

export const text = {
  ...categories,
  ...words,
  mergeLead: (count: number) => words.mergeLead(categories.products(count)),
}
