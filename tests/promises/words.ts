import { promise } from './promise.ts'

const translate = 'src/texts/translate.ts'

/** What server and schemas say, in the reader's language. */
export const words = {
  'words/found': promise("A sentence of the server is said in the reader's language, whatever its values", [
    translate,
    '`^${words.replace(',
    '`^x${words.replace(',
  ]),
  'words/by-code': promise('A refusal that no sentence is known for is said in general, by its code', [
    translate,
    '(code === undefined ? undefined : general[code]) ?? sentence',
    'sentence',
  ]),
  'words/values': promise('A moment and a sentence within a sentence are in the same language', [
    translate,
    'find(value) ?? momentInWords(value)',
    'value',
  ]),
  'words/screens': promise('States, field errors, refusals and refused changes are shown in it', [
    'src/ui/form/useSchemaForm.ts',
    '{ error: labels().inWords(message) }',
    '{ error: message }',
  ]),
  'words/titles': promise('An address, which is English, gives no title in another language', [
    'src/app/layout/header/title-of.ts',
    "  if (language !== 'en') return text.layout.shop\n",
    '',
  ]),
  'words/codes': promise("A code comes in the reader's language, the digits first", [
    'server/shop/accounts/login/otp.ts',
    'codeMessage(spokenTo(shop, language), to.purpose, code)',
    "codeMessage(spokenTo(shop, 'en'), to.purpose, code)",
  ]),
  'words/codes-registered': promise('Where the gateway may not send a language, in English', [
    'server/shop/accounts/login/otp.ts',
    'sender.languages === undefined || ',
    'true || ',
  ]),
  'words/server': promise(
    'What a customer or a seller may be told stands in the contract, where each language finds it',
    ['server/shop/orders/order-attempts.ts', 'answers.givenUp', "'You gave up this order. It was not placed.'"],
  ),
  'words/screens-own': promise('No screen has a sentence of its own beside the texts', [
    'src/features/orders/OrderStatus.tsx',
    '<span className={classes(styles.status, look)}>',
    '<span className={classes(styles.status, look)} title="The state">',
  ]),
}
