/**
 * What the loaders of a rendered page came to, as it stands in the page: records with the same keys share one list of
 * them, since half of such data is keys.
 */
export interface PageData {
  keys: string[][]
  /** A list is `[0, ...items]`, a record `[n, ...values]` with the keys of the `n`th list, from 1. */
  data: unknown
}

export const encodePageData = (data: unknown): PageData => {
  const keys: string[][] = []
  const known = new Map<string, number>()
  const numberOf = (names: string[]): number => {
    const joined = JSON.stringify(names)
    const found = known.get(joined)
    if (found !== undefined) return found
    known.set(joined, keys.push(names))
    return keys.length
  }
  const encode = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const encoded: unknown[] = [0]
    if (Array.isArray(value)) {
      for (const item of value) encoded.push(encode(item))
      return encoded
    }
    // Loops without lists between: a page has thousands of values.
    const names: string[] = []
    for (const [name, part] of Object.entries(value)) if (part !== undefined) names.push(name)
    encoded[0] = numberOf(names)
    for (const part of Object.values(value)) if (part !== undefined) encoded.push(encode(part))
    return encoded
  }
  return { keys, data: encode(data) }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

export const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys) && 'data' in value

export const decodePageData = ({ keys, data }: PageData): unknown => {
  const decode = (value: unknown): unknown => {
    if (!isList(value)) return value
    const [kind, ...encoded] = value
    const parts = encoded.map(decode)
    return kind === 0
      ? parts
      : Object.fromEntries((keys[Number(kind) - 1] ?? []).map((key, place) => [key, parts[place]]))
  }
  return decode(data)
}
