import { readdirSync } from 'node:fs'

/** The drawings of a folder: `<folder>/<name>.svg`, in the order of the alphabet. */
const namesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .map((file) => file.replace('.svg', ''))
    .toSorted()

/** `sack.jute` is the sack of the motif `jute`, and `cultivator.7` the cultivator of the label `7`. */
export const SHAPES: ReadonlyMap<string, string> = new Map(
  'packs traps pipes water pumps machines sprayers tools animal-care solar'
    .split(' ')
    .flatMap((folder) => namesIn(folder).map((name) => [name, `${folder}/${name}`] as const)),
)

/** What grows, around the origin; drawn on packs of seed. */
export const CROPS = namesIn('crops')
/** Animals and feeds in the colour of a brand, around the origin. */
export const ANIMALS = namesIn('animals')
/** Signs of brands, around the origin. */
export const EMBLEMS = namesIn('emblems')

/** The wide scenes that each kind of page shows. */
export const SCENES = {
  home: ['rabi-sunrise', 'drip-rows', 'tractor-dusk'],
  category: ['seedlings', 'orchard', 'field-tools'],
  brands: ['market', 'store-shelves'],
  seller: ['village-shop', 'dairy', 'well-pump'],
} as const
