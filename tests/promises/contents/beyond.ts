import type { Table } from './table.ts'

/** The tables of what the operator can do. */
export const operatorTables: readonly Table[] = [
  ['operator', 'Orders, stock, sellers and customers'],
  ['refunds', 'Money that goes back'],
  ['commands', 'Commands'],
  ['desk-goods', 'Stock, prices and paper at the desk'],
  ['desk-parcels', 'Parcels and cash at the desk'],
  ['desk-today', 'What waits at the desk'],
  ['products', 'What products declare'],
  ['sellers', 'Who sells, as the law asks'],
]

/** The table of what must not be stumbled over. */
export const handTables: readonly Table[] = [
  ['hand', 'In one hand'],
  ['shop', 'First screens and finding'],
  ['checkout', 'From Buy Now to the order'],
  ['speed', 'Fast on a slow network'],
  ['pictures', 'Photographs of products'],
  ['questions', 'Questions and answers'],
  ['stock-alerts', 'Told when it is back'],
  ['news', 'News of an order'],
  ['quotes', 'From a bulk enquiry to an order'],
  ['complaints', 'Complaints'],
  ['finding', 'Finding and trusting'],
  ['calculator', 'The field calculator'],
  ['search', 'A search that understands'],
  ['language', 'Addresses and languages'],
  ['words', "In the reader's language"],
  ['diet', 'Light on data'],
  ['shop', 'First screens and search'],
  ['goods', 'Goods in the reader’s language'],
]
