import { vi } from 'vitest'
import type { Language } from '../../../src/contract/languages.ts'
import { SENTENCES, STATES } from '../../../src/desk/language/staff-sentences.ts'
import type { LanguageFile } from '../../../src/desk/load-words.ts'
import { speak } from '../../../src/texts/texts.ts'

/** All that the desk says, in English and in each language that it has a file of. */

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

const told = vi.hoisted(() => ({ english: new Map<string, Tree>(), days: new Map<string, unknown>() }))
vi.mock('../../../src/desk/language/spoken.ts', () => ({
  spoken: (part: string, texts: Tree) => {
    told.english.set(part, texts)
    // Read in whatever language is being compared.
    return part === 'days'
      ? new Proxy(texts, { get: (_, key) => told.days.get(String(key)) ?? texts[String(key)] })
      : texts
  },
}))

const nouns = import.meta.glob('../../../src/desk/**/*texts.ts')
const files = import.meta.glob<LanguageFile>('../../../src/desk/languages/??.ts')

/** The parts in English, as they are given to `spoken`. */
export const readEnglish = async (): Promise<Tree> => {
  await Promise.all(Object.values(nouns).map((read) => read()))
  ;(await import('../../../src/desk/days-and-counts.ts')).days()
  const sentences = Object.fromEntries([...SENTENCES, ...STATES].map((sentence) => [sentence, sentence]))
  return { ...Object.fromEntries(told.english), sentences }
}

/** The languages beside English that the desk has a file of. */
export const WRITTEN = Object.keys(files).map((path) => path.slice(-5, -3))

export const readWords = async (code: string): Promise<Tree> => {
  const file = await files[`../../../src/desk/languages/${code}.ts`]?.()
  return { ...file?.words, sentences: file?.sentences }
}

const DAYS = ['2031-01-12', '2032-03-14', '2033-05-16', '2034-07-18', '2035-09-20']
const NUMBERS = [7001, 7002, 7003, 7004, 7005]
const each = (value: unknown) => NUMBERS.map(() => value)
/** What the functions of texts are called with: values of which no two are alike, and those on which words depend. */
const VALUES: readonly (readonly unknown[])[] = [
  NUMBERS,
  each(1),
  each(0),
  NUMBERS.map((n) => -n),
  DAYS,
  ['2031-01-12', null],
  each(''),
  [null, null],
  [[2, 4]],
  [[3, 3]],
  [{ cash_max: undefined }],
  [{ cash_max: 0 }],
  [{ cash_max: 7001 }],
  [7001, { added: 7002, changed: 7003, unchanged: 7004 }],
]

/** Undefined where the function is not made for such values. */
const called = (say: (...values: unknown[]) => unknown, values: readonly unknown[]): string | undefined => {
  try {
    const said = say(...values)
    // What stands as it is, such as a name.
    if (typeof said === 'number' || Array.isArray(said)) return String(said)
    return typeof said === 'string' && !/NaN|undefined|null|\[object/.test(said) ? said : undefined
  } catch {
    return undefined
  }
}

const sentencesOf = (texts: unknown, key: string): [key: string, text: string][] => {
  if (typeof texts === 'string') return [[key, texts]]
  if (Array.isArray(texts)) return texts.flatMap((one: unknown, at) => sentencesOf(one, `${key}.${at}`))
  if (isTree(texts)) return Object.entries(texts).flatMap(([name, part]) => sentencesOf(part, `${key}.${name}`))
  if (typeof texts !== 'function') return []
  return VALUES.flatMap((values, at) => {
    // Safe: every function of the texts returns words for what it is made for, and what it is not made for is left out.
    const said = called(texts as (...values: unknown[]) => unknown, values)
    return said === undefined ? [] : [[`${key}(${at})`, said] as [string, string]]
  })
}

/** Every sentence by its key; that of a function once for each of the values that it is made for. */
export const sentencesIn = (words: Tree, code: Language): Map<string, string> => {
  speak(code, {})
  told.days.clear()
  if (isTree(words['days'])) for (const [key, value] of Object.entries(words['days'])) told.days.set(key, value)
  return new Map(Object.entries(words).flatMap(([part, texts]) => sentencesOf(texts, part)))
}
