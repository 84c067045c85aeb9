const DEPTH_MAX = 10

/** True for text that a column and a jsonb value can store alike: no NUL and no half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** True for a value whose every string, keys included, can be stored, and that is not nested too deeply. */
export const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= DEPTH_MAX) return false
  return Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorable(inner, depth + 1))
}
