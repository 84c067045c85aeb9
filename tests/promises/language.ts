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
    "wanted.includes(TEXT.exec(path)?.[1] ?? '')",
    'language !== path',
  ]),
  'language/one-press': promise('Every page leads to itself in another language, by that language’s own name', [
    'src/app/layout/footer/LanguageLinks.tsx',
    'inLanguage(pathname, code) + choiceOf(search, code)',
    "inLanguage('/', code) + choiceOf(search, code)",
  ]),
  'language/kept': promise('The choice stays, on phone and server', [
    'sw/navigation.ts',
    "(await wantedLanguage()) === 'en') return undefined",
    'choice === undefined) return undefined',
  ]),
  'language/apart': promise('Pages of two languages on one phone never mix, with network and without', [
    'sw/cache-keys.ts',
    '? onlyKnown(url, pageNames(url.pathname))',
    '? onlyKnown(new URL(withoutLanguage(url.pathname), url), pageNames(url.pathname))',
  ]),
  'language/parallel': promise('Pages that are rendered at the same time never mix their languages', [
    'src/app/entry-server.tsx',
    '  speak(language, spoken)\n',
    '  speak(language, spoken)\n  await Promise.resolve()\n',
  ]),
  'language/before-etag': promise('An address leads on before it is compared with what the reader has', [
    'server/http/app.ts',
    '  if (deps.pages !== undefined) app.use(chooseLanguage(deps.publicUrl))\n',
    '',
  ]),
  'language/own-site': promise('No address with two slashes leads to another site', [
    'server/http/middleware/choose-language.ts',
    ".replace(/^[/\\\\]+/, '/')",
    '',
  ]),
  'language/table': promise('Of the searches of farmers in ten scripts 95 of 100 show the right thing first', [
    'src/contract/search/fold.ts',
    "    .replaceAll(/ee+|ea(?=[^aeiou])/g, 'i')\n",
    '',
  ]),
  'language/dangerous': promise('No search shows a pesticide in place of another thing, or one for another purpose', [
    'src/contract/search/rank.ts',
    "if (role === 'kind') return [",
    "if (role === 'kind') return [doc.kinds.includes('@care') ? 9 : 0, ",
  ]),
  'language/spoken': promise('Who speaks a sentence finds what was asked for', [
    'src/app/layout/header/SearchBox.tsx',
    '    setQuery(words.slice(0, SEARCH_TEXT_MAX))\n',
    '',
  ]),
  'language/read-aloud': promise('A product is read aloud in the language of the page', [
    'src/app/pages/catalogue/ProductPage.tsx',
    'text={`${titleSaid(product).text}.',
    'text={`${product.title}.',
  ]),
  'language/fits': promise('In every script no text is cut or broken, lies over another or is wider than a phone', [
    'src/features/catalogue/browse/CardActions.module.css',
    '  flex-wrap: var(--beneath);\n',
    '  overflow: hidden;\n  white-space: nowrap;\n',
  ]),
  'language/keyboard': promise('From home to the placed order without mouse and touch, the focus always in sight', [
    'src/ui/base/base.css',
    '  outline: var(--focus);\n',
    '  outline: none;\n',
  ]),
  'language/names': promise('What is pressed bears its visible words in its name, in English, Hindi and Tamil', [
    'src/app/layout/nav/BottomBar.tsx',
    '        {text.layout.cart}\n        <IconWithCount icon="cart" count={cart.count} />\n',
    '        <IconWithCount icon="cart" count={cart.count} />\n        {text.layout.cart}\n',
  ]),
  'language/still': promise('Who wishes for less motion sees none', [
    'src/ui/carousel/open-slider.ts',
    '{ duration: 0 }',
    '{}',
  ]),
  'language/sunlight': promise('Every colour of text has a contrast of 7:1 on every ground that it stands on', [
    'src/ui/base/tokens.css',
    '--soil-2: #54402e;',
    '--soil-2: #6b5746;',
  ]),
}
