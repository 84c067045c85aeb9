import { answers } from '../contract/answers.ts'
import { fieldMessages } from '../contract/field-messages.ts'
import type { Language } from '../contract/languages.ts'
import { messages } from '../contract/messages.ts'
import { networkMessages } from '../contract/network-messages.ts'
import { text, type AnswerTexts, type InWords, type ShopTexts } from './texts.ts'

/**
 * Finds an English sentence of the contract again by its words, and says it in another language. So the wire, the
 * schemas and what phones have stored stay English, also from before there was another language.
 */

type Sentence = string | ((...values: string[]) => string)

const ENGLISH: Readonly<Record<string, Sentence>> = { ...messages, ...fieldMessages, ...answers, ...networkMessages }

/** Stands in a sentence for its value of that place; none of ours holds such a character. */
const mark = (place: number): string => `\u0000${place}\u0000`
const MARKS = /\0(\d)\0/g

/** Recognises a sentence that has values; one that stands in it twice is the same each time. */
const patternOf = (say: (...values: string[]) => string): RegExp => {
  const seen = new Set<string>()
  const group = (_: string, place: string): string => {
    const isSeen = seen.has(place)
    seen.add(place)
    return isSeen ? `\\k<v${place}>` : `(?<v${place}>.+)`
  }
  const words = say(...Array.from({ length: say.length }, (_, place) => mark(place)))
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(MARKS, group)}$`)
}

/** Made with the first sentence that is asked for. */
let known: { plain: Map<string, string>; patterns: (readonly [key: string, pattern: RegExp])[] } | undefined
const index = () => {
  const entries = Object.entries(ENGLISH)
  return (known ??= {
    plain: new Map(entries.flatMap(([key, say]) => (typeof say === 'string' ? [[say, key]] : []))),
    patterns: entries.flatMap(([key, say]) => (typeof say === 'string' ? [] : [[key, patternOf(say)] as const])),
  })
}

/** 3 Nov 2026, 10:30 am */
const MOMENT = /^(\d+) ([A-Z][a-z]{2})[a-z]* (\d{4}), (\d+):(\d+)\s([ap]m)$/
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const momentInWords = (value: string, dates: ShopTexts['dates']): string =>
  value.replace(MOMENT, (_, day: string, month: string, year: string, hour: string, minute: string, half: string) => {
    const name = dates.shortMonths[MONTHS.indexOf(month)] ?? month
    const time = dates.time((Number(hour) % 12) + (half === 'pm' ? 12 : 0), minute)
    return `${day} ${name} ${year}, ${time}`
  })

/** The sentences of a language, beside those that its screens say as well, which are read when they are asked for. */
export const translatorOf = (
  { sentences, byCode }: AnswerTexts,
  ofScreens: () => Pick<ShopTexts, 'messages' | 'dates'> = () => text,
): InWords => {
  const find = (sentence: string): string | undefined => {
    const { messages: onScreens, dates } = ofScreens()
    const own: Readonly<Record<string, Sentence>> = { ...onScreens, ...sentences }
    const key = index().plain.get(sentence)
    const plain = key === undefined ? undefined : own[key]
    if (typeof plain === 'string') return plain
    for (const [name, pattern] of index().patterns) {
      const values = pattern.exec(sentence)?.groups
      const say = own[name]
      if (values === undefined || typeof say !== 'function') continue
      // A value may be a sentence of ours itself: `Error: The shop does not answer`.
      return say(...Object.values(values).map((value) => find(value) ?? momentInWords(value, dates)))
    }
    return undefined
  }
  const general: Readonly<Record<string, string | undefined>> = byCode
  return (sentence, code) => find(sentence) ?? (code === undefined ? undefined : general[code]) ?? sentence
}

const files = import.meta.glob<{ answers: AnswerTexts }>(['./*/answers.ts', '!./en/answers.ts'])

/** Loads what the server says in a language. */
export const loadTranslator = async (language: Language): Promise<InWords> => {
  const load = files[`./${language}/answers.ts`]
  if (load === undefined) throw new Error(`No answers in ${language}`)
  return translatorOf((await load()).answers)
}
