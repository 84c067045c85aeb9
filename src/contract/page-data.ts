/**
 * What the loaders of a rendered page came to, as it stands in the page: records with the same keys share one list of
 * them, since half of such data is keys, and a flat record that comes again, as a brand does, is named by its place.
 */
export interface PageData {
  keys: string[][]
  /**
   * A list is `[0, ...items]`, a record `[n, ...values]` with the keys of the `n`th list, from 1, and `[-n]` once more the
   * `n`th of the different records that hold neither lists nor records.
   */
  data: unknown
}

/** JSON that cannot close the script element it stands in. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const isFlat = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value !== 'object' || value === null)

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
  const flat = new Map<string, number>()
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
    if (!isFlat(encoded)) return encoded
    const joined = JSON.stringify(encoded)
    const before = flat.get(joined)
    if (before !== undefined) return [-before]
    flat.set(joined, flat.size + 1)
    return encoded
  }
  return { keys, data: encode(data) }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

export const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys) && 'data' in value

export const decodePageData = ({ keys, data }: PageData): unknown => {
  const flat: unknown[] = []
  const decode = (value: unknown): unknown => {
    if (!isList(value)) return value
    const [kind, ...encoded] = value
    const place = Number(kind)
    if (place < 0) return flat[-place - 1]
    const parts = encoded.map(decode)
    if (place === 0) return parts
    const record = Object.fromEntries((keys[place - 1] ?? []).map((key, at) => [key, parts[at]]))
    if (isFlat(encoded)) flat.push(record)
    return record
  }
  return decode(data)
}
