import { cropName } from '../contract/product/crops.ts'
import type { NamedCrop } from '../contract/product/local.ts'
import { wordsOf } from './fold.ts'

/** Crops as the operator calls them, in the form in which the lexicon has its names. */

/** Those of which something is told that their slugs do not say, always in one order. */
export const toldApart = (crops: readonly NamedCrop[]): NamedCrop[] =>
  crops
    .filter(
      ({ slug, name, names, words, former }) =>
        name !== cropName(slug) || names !== undefined || words !== undefined || former !== undefined,
    )
    .sort((one, other) => (one.slug < other.slug ? -1 : 1))

/** Each slug with a name of it, in Latin letters and joined by `-`. */
export const namesOf = (own: readonly NamedCrop[]): [slug: string, name: string][] =>
  own.flatMap(({ slug, name, names = {}, words = [] }) =>
    [name, ...Object.values(names), ...words].flatMap((called = '') => {
      const said = wordsOf(called).join('-')
      return said === '' ? [] : [[slug, said] satisfies [string, string]]
    }),
  )

/** The slug of what a crop was merged into, or its own. */
export const currentSlug = (own: readonly NamedCrop[]): ((slug: string) => string) => {
  const current = new Map(own.flatMap(({ slug, former = [] }) => former.map((old) => [old, slug] as const)))
  return (slug) => current.get(slug) ?? slug
}
