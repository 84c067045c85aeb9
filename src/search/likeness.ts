/** The likeness of titles as the database's pg_trgm counts it, for similar products without network. */

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
