/** The wide scenes that each kind of page shows. */
export const SCENES = {
  home: ['rabi-sunrise', 'drip-rows', 'tractor-dusk'],
  category: ['seedlings', 'orchard', 'field-tools'],
  brands: ['market', 'store-shelves'],
  seller: ['village-shop', 'dairy', 'well-pump'],
} as const
