import type { InWords } from '../../texts/texts.ts'
import type { SENTENCES, STATES } from './staff-sentences.ts'

/** What a language says in place of each sentence, its values as `{0}`, `{1}`. */
export type Sentences = Readonly<Record<(typeof SENTENCES | typeof STATES)[number], string>>

const VALUE = /\{(\d)\}/g

/** Recognises a sentence that has values. */
const patternOf = (sentence: string): RegExp => {
  const words = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${words.replace(VALUE, '(?<v$1>.+)')}$`)
}

/** Says what the server and its schemas say to staff alone; `others` says what customers are told as well. */
export const staffTranslator = (sentences: Sentences, others: InWords): InWords => {
  const plain = new Map<string, string>(Object.entries(sentences))
  const patterns = [...plain].flatMap(([sentence, said]) =>
    sentence.includes('{0}') ? [[patternOf(sentence), said] as const] : [],
  )
  const find = (sentence: string): string | undefined => {
    const said = plain.get(sentence)
    if (said !== undefined) return said
    // In these very words customers are told it: of a sentence with values, theirs would stay in English.
    const told = others(sentence)
    if (told !== sentence) return told
    for (const [pattern, words] of patterns) {
      const values = pattern.exec(sentence)?.groups
      if (values === undefined) continue
      return words.replace(VALUE, (_, place: string) => {
        const value = values[`v${place}`] ?? ''
        const names = value.split(', ')
        const all = names.map(sayOne)
        // Names of which each is known: fertiliser, insecticide, seed.
        return all.every((one, at) => one !== names[at]) ? all.join(', ') : sayOne(value)
      })
    }
    return undefined
  }
  const sayOne = (value: string): string => find(value) ?? others(value)
  return (sentence, code) => find(sentence) ?? others(sentence, code)
}
