import type { Plugin } from 'vite'

/**
 * A language for tests: every English text in Georgian letters, in place of Hindi. What a page then shows in Latin
 * letters is no text of the catalogue.
 */

const PART = /\/src\/texts\/hi\/(first|shop|product|rest|policies|answers)\.ts$/

/** Runs in the built page, so it stands by itself. */
const IN_PAGE = `
const letters = 'აბცდეფგჰიჯკლმნოპქრსტუვწხყზ'
const strange = (text) => text.replace(/[a-z]/gi, (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97])
// What is put into a sentence is not ours.
const hold = (values) => values.map((_, at) => String.fromCharCode(0xe000 + at))
const pseudo = (texts) => {
  if (typeof texts === 'string') return strange(texts)
  if (typeof texts === 'function')
    return (...values) =>
      values.some((value) => typeof value === 'object')
        ? pseudo(texts(...values))
        : strange(texts(...hold(values))).replace(/[\\ue000-\\ue0ff]/g, (held) => values[held.charCodeAt(0) - 0xe000])
  if (Array.isArray(texts)) return texts.map(pseudo)
  return Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, pseudo(part)]))
}
`

const LATER = `
export const later = Object.fromEntries(
  Object.entries({ shop: () => import('./shop.ts'), product: () => import('./product.ts'), rest: () => import('./rest.ts'), policies: () => import('./policies.ts') }),
)`

export const pseudoTexts: Plugin = {
  name: 'pseudo-texts',
  enforce: 'pre',
  load(id) {
    const part = PART.exec(id)?.[1]
    if (part === undefined) return undefined
    const names = part === 'policies' ? ['policies', 'policyFrame', 'about'] : [part]
    return [
      `import * as english from '../en/${part}.ts'`,
      IN_PAGE,
      ...names.map((name) => `export const ${name} = pseudo(english.${name})`),
      part === 'first' ? LATER : '',
    ].join('\n')
  },
}
