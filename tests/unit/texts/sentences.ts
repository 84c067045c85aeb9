import { POLICY } from '../../../src/contract/constants.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { loadPolicies } from '../../../src/texts/load-policies.ts'
import { loadWhole } from '../../../src/texts/load-texts.ts'
import type { AnswerTexts } from '../../../src/texts/texts.ts'

interface Sentence {
  key: string
  text: string
}

/** Stands for a value, so that a lost one is seen. */
const VALUES = ['①', '②', '③', '④', '⑤', '⑥']

/** Numbers of which no two are alike. */
const LIMITS = Object.fromEntries(
  Object.entries(POLICY).map(([name, value], at) => [name, typeof value === 'number' ? 7001 + at : value]),
) as unknown as typeof POLICY // safe: the same keys, with other numbers

const sentencesOf = (texts: unknown, key: string): Sentence[] => {
  if (typeof texts === 'string') return [{ key, text: texts }]
  // Safe: every function of the texts takes words and returns one.
  if (typeof texts === 'function') return sentencesOf((texts as (...values: string[]) => unknown)(...VALUES), key)
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, part]) => sentencesOf(part, `${key}.${name}`))
}

/** What the server says. */
const answersOf = import.meta.glob<{ answers: AnswerTexts }>('../../../src/texts/*/answers.ts')

/** Every sentence of a language by its key; values are ①, ② … and the limits of the policies 7001, 7002 … */
export const allOf = async (language: Language): Promise<Map<string, string>> => {
  const { first, shop, product, rest } = await loadWhole(language)
  const said = await answersOf[`../../../src/texts/${language}/answers.ts`]?.()
  const { policies, policyFrame, about } = await loadPolicies(language)
  const sentences = [
    ...sentencesOf({ first, shop, product, rest, answers: said?.answers }, language),
    ...sentencesOf(
      { ...policies(LIMITS), policyFrame, about: { ...about, storyText: about.storyText(7999) } },
      language,
    ),
  ]
  return new Map(sentences.map(({ key, text }) => [key.slice(language.length + 1), text]))
}
