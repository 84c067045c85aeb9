/**
 * What pages of the catalogue and their first touch need, by the beginnings of the names of the build's files: chunks of
 * `vite.config.ts`, and the style sheet.
 */
export const FIRST_FILES = [
  'react',
  'shop',
  'sections',
  'home',
  'catalogue',
  'product',
  'parts',
  'start',
  'database',
  'cart',
  'style',
]
