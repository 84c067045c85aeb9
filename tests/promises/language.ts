import { promise } from './promise.ts'

/** The shop in the reader's language. */
export const language = {
  'language/wish': promise('A first visit is in the language that the browser wishes for', [
    'server/http/middleware/choose-language.ts',
    "wishOf(c.req.header('Accept-Language'))",
    'wishOf(undefined)',
  ]),
  'language/only-own': promise('A reader loads no other language', [
    'sw/texts.ts',
    'TEXT.exec(path)?.[1] === language',
    'language !== path',
  ]),
  'language/one-press': promise('Every page leads to itself in another language, by that language’s own name', [
    'src/app/layout/footer/LanguageLinks.tsx',
    'inLanguage(pathname, code) + choiceOf(search, code)',
    "inLanguage('/', code) + choiceOf(search, code)",
  ]),
  'language/kept': promise('The choice stays, on phone and server', [
    'sw/navigation.ts',
    '    await storeLanguage(choice)\n',
    '',
  ]),
  'language/apart': promise('Pages of two languages on one phone never mix, with network and without', [
    'sw/navigation.ts',
    'cacheTexts(languageOf(url.pathname))',
    "cacheTexts('en')",
  ]),
}
