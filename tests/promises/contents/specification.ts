import type { Table } from './table.ts'

/** The tables of the specification, by its sections. */
export const specificationTables: readonly Table[] = [
  ['1', 'What the product does'],
  ['2.1', 'Routes'],
  ['2.2', 'Common layout'],
  ['2.3', 'Home'],
  ['2.4', 'Category, brand and seller pages'],
  ['2.5', 'Product page'],
  ['2.6', 'Log-in and sign-up'],
  ['2.7', 'Seller screens'],
  ['2.8', 'Bulk-order enquiry'],
  ['2.9', 'Addresses'],
  ['2.10', 'Order history'],
  ['2.11', 'Wishlist'],
  ['2.12', 'Payment'],
  ['2.13', 'My Reviews'],
  ['2.14', 'Product review'],
  ['2.15', 'About and policies'],
  ['3', 'Entities and their fields'],
  ['4', 'States and transitions'],
  ['5', 'Validation rules'],
  ['6', 'Roles and permissions'],
  ['7', 'The calls'],
  ['8', 'Error catalogue'],
  ['9', 'Business constants and limits'],
]
