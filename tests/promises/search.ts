import { promise } from './promise.ts'

const search = 'src/contract/search'

/** What a search understands. */
export const searches = {
  'search/scripts': promise('Nine scripts and the habits of typing meet in one key', [
    `${search}/fold.ts`,
    ".replaceAll('y', 'i')",
    '',
  ]),
  'search/table': promise('What farmers type and say in eleven languages finds the right thing first', [
    `${search}/understand.ts`,
    "else if (concept.role !== 'stop') {",
    'else {',
  ]),
  'search/codes': promise('A product is found by the code in its title, whatever its letters sound like', [
    `${search}/names.ts`,
    ' || (at > 0 && word.length <= CODE_MAX)',
    '',
  ]),
  'search/crop-no-poison': promise('No crop and no seed shows a pesticide first', [
    `${search}/rank.ts`,
    "return first && isCare(first.doc) && (isOnlyCrop(query) || hasKind(query, '@seed')) ? [] : found",
    'return first ? found : found',
  ]),
  'search/poison-by-name-alone': promise('No near miss of a pesticide’s name finds another pesticide', [
    `${search}/understand.ts`,
    'if (guess && (query.terms.length > 1 || !TROUBLES.includes(guess.role))) {',
    'if (guess) {',
  ]),
  'search/class-by-kind': promise('A word for a class of crop care shows no other class', [
    `${search}/rank.ts`,
    "if (role === 'kind') return [",
    "if (role === 'kind') return [doc.kinds.includes('@care') ? 9 : 0, ",
  ]),
  'search/not-sold': promise('What is not sold finds nothing', [
    `${search}/understand.ts`,
    "if (concept.role === 'unsoldSubstance') isHopeless = true",
    "if (concept.role === 'unsoldSubstance') isHopeless = false",
  ]),
  'search/plain-first': promise('The plain thing comes before its namesakes', [
    `${search}/rank.ts`,
    'return at < 0 ? 0 : weight * early(at)',
    'return at < 0 ? 0 : weight',
  ]),
  'search/own-words': promise('A seller’s own words are found, misspelt too, poison excepted', [
    `${search}/rank.ts`,
    'const mayBeNamed = !(isGuess && isCare(doc)',
    'const mayBeNamed = !(false && isCare(doc)',
  ]),
  'search/same': promise('With and without network the same things come first', [
    'server/shop/catalogue/search.ts',
    '  return ranked(goods, query)\n',
    '  return goods\n',
  ]),
  'search/refresh': promise('Texts that an earlier build has made are made anew, with a seller’s tags', [
    'server/shop/catalogue/renew-search-texts.ts',
    '    more: furtherWords(searchText),\n',
    '',
  ]),
}
