/** Stands in a sentence for its value of that place; none of ours holds such a character. */
const mark = (place: number): string => `\u0000${place}\u0000`
const MARKS = /\0(\d)\0/g

/** Recognises a sentence that has values; one that stands in it twice is the same each time. */
export const patternOf = (say: (...values: string[]) => string): RegExp => {
  const seen = new Set<string>()
  const group = (_: string, place: string): string => {
    const isSeen = seen.has(place)
    seen.add(place)
    return isSeen ? `\\k<v${place}>` : `(?<v${place}>.+)`
  }
  const words = say(...Array.from({ length: say.length }, (_, place) => mark(place)))
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(MARKS, group)}$`)
}
