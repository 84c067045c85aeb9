import { unitNamed } from '../contract/product/unit-names.ts'
import { plural } from './format.ts'
import { asWritten, type Localized } from './localized.ts'
import { language, text, type ShopTexts } from './texts.ts'

/** Names of packs, which sellers write in English: "45 kg bag", "250 ml", "10 pieces". */

type Words = ShopTexts['goods']['packs']

const has = <K extends string>(words: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.keys(words).includes(key)

const NUMBER = String.raw`((?:\d+ )?\d\/\d|\d*[½¼¾]|\d+(?:\.\d+)?)`

/** What sellers call a bag is a sack from here on, and a packet below; English says bag to both. */
const SACK_KG = 10

const containerSaid = (words: Words, amount: string, unit: string, container: string): string | undefined => {
  const { containers, smallBag } = words
  if (!has(containers, container)) return undefined
  const weighed = unitNamed(unit)
  const isSmall = weighed === 'g' || (weighed === 'kg' && !(Number(amount) >= SACK_KG))
  return container === 'bag' && isSmall ? smallBag : containers[container]
}

/** One way of naming a pack: nothing where the words that it caught are none of ours. */
type Way = [pattern: RegExp, say: (words: Words, ...caught: string[]) => string | undefined]

const sizeSaid = ({ units, of }: Words, amount = '', written = ''): string | undefined => {
  const unit = unitNamed(written)
  return unit !== undefined && has(units, unit) ? of(amount, units[unit]) : undefined
}

const countSaid = ({ counted }: Words, count = '', things = ''): string | undefined => {
  const thing = things.toLowerCase().replace(/s$/, '')
  return has(counted, thing) ? plural(Number(count), counted[thing]) : undefined
}

const WAYS: readonly Way[] = [
  [new RegExp(`^${NUMBER} ?([a-z]+)$`, 'i'), sizeSaid],
  [/^(\d+) ([a-z]+)$/i, countSaid],
  [
    new RegExp(`^${NUMBER} ?([a-z]+) ([a-z]+)$`, 'i'),
    (words, amount = '', unit = '', container = '') => {
      const size = sizeSaid(words, amount, unit)
      const said = containerSaid(words, amount, unit, container)
      return size && said ? words.in(size, said) : undefined
    },
  ],
  [
    /^(\d+) ([a-z]+) and (\d+) ([a-z]+)$/,
    (words, count = '', things = '', more = '', others = '') => {
      const [one, other] = [countSaid(words, count, things), countSaid(words, more, others)]
      return one && other && words.and(one, other)
    },
  ],
  [/^Trap and (\d+) lures?$/, (words, count = '') => words.and(words.trap, plural(Number(count), words.counted.lure))],
  [/^per (\d+) sq m$/, (words, metres = '') => words.perArea(metres)],
  [
    new RegExp(`^${NUMBER} sq mm, (\\d+) m$`),
    (words, square = '', metres = '') => words.wire(square, words.of(metres, words.units.m)),
  ],
  [/^Size (\d+)$/, (words, number = '') => words.size(number)],
  [
    new RegExp(`^${NUMBER} x ${NUMBER} (m|feet)$`),
    (words, one = '', other = '', unit = '') =>
      words.sides(one, other, unit === 'm' ? words.units.m : words.units.feet),
  ],
]

/** A pack's name in these words; nothing where it follows no pattern that is known. */
export const packInWords = (name: string, words: Words): string | undefined => {
  for (const [pattern, say] of WAYS) {
    const [, ...caught] = pattern.exec(name) ?? ['']
    const said = caught.length > 0 ? say(words, ...caught) : undefined
    if (said !== undefined) return said
  }
  return undefined
}

/** A pack's name in the page's language; as it was written where it follows no known pattern. */
export const localPack = (name: string): Localized => {
  const said = language === 'en' ? undefined : packInWords(name, text.goods.packs)
  return said === undefined ? asWritten(name) : { text: said }
}
