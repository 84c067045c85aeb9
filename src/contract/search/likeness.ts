import { ALIKE, MEANT, MEANT_MAX, MUTE, SAME_SOUNDS, soundsOf, SURE } from './words.ts'

/** The likeness of words as the database's pg_trgm counts it, for the search without network. */

const trigramsOf = (text: string): Set<string> => {
  const found = new Set<string>()
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const letters = [...`  ${word} `]
    for (let at = 0; at + 3 <= letters.length; at++) found.add(letters.slice(at, at + 3).join(''))
  }
  return found
}

/** What two texts share of their trigrams, 0 to 1. */
export const similarity = (one: string, other: string): number => {
  const [a, b] = [trigramsOf(one), trigramsOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  const shared = [...a].filter((trigram) => b.has(trigram)).length
  return shared / (a.size + b.size - shared)
}

const withoutMute = (word: string): string => word.replaceAll(new RegExp(`[${MUTE}]`, 'g'), '')

const likeness = (known: string, spelling: string): number =>
  similarity(known, spelling) + (soundsOf(spelling).includes(withoutMute(known)) ? SAME_SOUNDS : 0)

/** The known words that a word may stand for, the likeliest first: the word itself, else those like it. */
export const meantBy = (known: Iterable<string>, spellings: readonly string[]): string[] => {
  const scored = [...known].flatMap((word) => {
    if (!spellings.some((spelling) => similarity(word, spelling) >= ALIKE)) return []
    const score = Math.max(...spellings.map((spelling) => likeness(word, spelling)))
    return score >= MEANT ? [{ word, score }] : []
  })
  const best = [...scored].sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1)).slice(0, MEANT_MAX)
  return best.filter(({ score }) => score >= (best[0]?.score ?? 0) - SURE).map(({ word }) => word)
}
