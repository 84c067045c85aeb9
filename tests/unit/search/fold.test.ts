import { describe, expect, test } from 'vitest'
import { foldKey, wordsOf } from '../../../src/search/fold.ts'

/** One key for one sound, whatever the script; each line is a trap of one of them. */

describe('scripts', () => {
  test.each([
    ['a Malayalam chillu is a letter', 'നെൽ', 'nel'],
    ['so is the older one, of a joiner', 'നെല്‍', 'nel'],
    ['Malayalam’s double ng is spoken once', 'മുരിങ്ങ', 'muringa'],
    ['Odia ୟ is y', 'ୟୁରିଆ', 'yuria'],
    ['Odia ୱ is v', 'ସୱା', 'sava'],
    ['Odia drops the last short a', 'ଧାନ', 'dhan'],
    ['Bengali ৎ is t', 'উৎপাদন', 'utpadan'],
    ['Bengali য় is y', 'ইউরিয়া', 'iuriya'],
    ['and in two signs', 'ইউরিয়া'.normalize('NFD'), 'iuriya'],
    ['Bengali ng at the end', 'পালং', 'palang'],
    ['a nukta changes the letter and adds none', 'फावड़ा', 'phavra'],
    ['however it is written', 'फावड\u093cा', 'phavra'],
    ['Gurmukhi ਸ਼ is sh', 'ਸ਼ਿਮਲਾ', 'shimla'],
    ['an addak counts once', 'ਮੱਕੀ', 'maki'],
    ['Hindi drops a short a that nobody speaks', 'सरसों', 'sarson'],
    ['joiners part nothing', 'क\u200dपास', 'kapas'],
    ['Telugu ends in m', 'విత్తనం', 'vittanam'],
    ['Tamil ற்ற is t', 'காற்று', 'katu'],
  ])('%s: %s', (_, text, latin) => {
    expect(wordsOf(text).join(' ')).toBe(latin)
  })

  test('nine scripts meet in one key', async () => {
    const all = ['टमाटर', 'ਟਮਾਟਰ', 'tamaatar', 'tamatar', 'TAMATAR', 'tammatar']
    expect(new Set(all.flatMap(wordsOf).map(foldKey))).toEqual(new Set(['tamatar']))
    const urea = ['यूरिया', 'યુરિયા', 'ਯੂਰੀਆ', 'ୟୁରିଆ', 'யூரியா', 'యూరియా', 'ಯೂರಿಯಾ', 'യൂറിയ', 'yuria', 'yooria']
    expect(new Set(urea.flatMap(wordsOf).map(foldKey))).toEqual(new Set(['iuria']))
  })

  test('native digits are digits', () => {
    for (const text of ['४५', '৪৫', '੪੫', '૪૫', '୪୫', '௪௫', '౪౫', '೪೫', '൪൫']) expect(wordsOf(text)).toEqual(['45'])
  })
})

test.each([
  ['hd2967', 'hd 2967'],
  ['10:26:26', '10 26 26'],
  ['00-52-34', '0 52 34'],
  ['50% WP', '50 wp'],
  ["'; drop --", 'drop'],
  ['_ % \\', ''],
])('%s is read as %s', (text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words)
})

test.each([
  ['gehoon', 'gehun'],
  ['dhaan', 'dan'],
  ['tarbooz', 'tarbuj'],
  ['phosphate', 'fosfat'],
  ['pottash', 'potas'],
  ['insectiside', 'insecticide'],
  ['mazha', 'mala'],
])('%s and %s are one word', (one, other) => {
  expect(foldKey(one)).toBe(foldKey(other))
})
