import { expect, test } from 'vitest'
import { answers } from '../../../src/contract/answers.ts'
import { fieldMessages } from '../../../src/contract/field-messages.ts'
import { messages } from '../../../src/contract/messages.ts'
import { networkMessages } from '../../../src/contract/network-messages.ts'
import { SENTENCES } from '../../../src/desk/language/staff-sentences.ts'
import { inlineIn, saidIn, schemaSentencesIn, type Found } from './said.ts'
import { filesBelow } from './sources.ts'

/** What server and schemas say to staff, by reading the sources: the desk's languages say each of it. */

/** Programs alone are told these. */
const FOR_PROGRAMS = [
  'A digest is a SHA-256 in hex',
  'A draft is named by a UUID',
  'A page has 1 to … rows',
  'A shop is named by its number',
  'Send the body as …',
  'Send the body as application/json',
  'Send the body as multipart/form-data',
  'The body must be an object',
  'The picture is stored',
  'This is not the operator’s token',
]
/** Headings of a product file, and other names that stand in no sentence. */
const NAMES =
  /^((Variant|Maker|Importer|Care|Generic|Country|Dose|Waiting|Best|Collect|Compare-at|Image|Product|URL|Inventory|Published|Default|Catalogue|Short) ([A-Za-z(]+ ?){1,3}(…\))?|… in the heading|… to … litre per …|([A-Z]{2} ?)+)$/
const isSentence = ({ words }: Found): boolean => /^(…|\p{Lu}).* /u.test(words) && !NAMES.test(words)

const ofShops = new Set<unknown>(Object.values({ ...answers, ...fieldMessages, ...messages, ...networkMessages }))

const inSources = [
  ...filesBelow('server/shop', 'server/http').flatMap((path) => inlineIn(path)),
  ...filesBelow('server/shop/catalogue-import').flatMap((path) => saidIn(path)),
  ...filesBelow('src/contract/calls/staff', 'src/contract/product').flatMap((path) => schemaSentencesIn(path)),
].filter(isSentence)

const withoutPlaces = (sentence: string): string => sentence.replaceAll(/\{\d\}/g, '…')

test('the languages of the desk know every sentence that server and schemas say to staff, and no other', () => {
  const said = new Set(inSources.map(({ words }) => words))
  const known = new Set(SENTENCES.map(withoutPlaces))
  const unknown = [...said].filter((words) => !known.has(words) && !ofShops.has(words) && !FOR_PROGRAMS.includes(words))
  expect(unknown).toEqual([])
  expect([...known, ...FOR_PROGRAMS].filter((words) => !said.has(words))).toEqual([])
})
