/** What a row is sorted by; nothing comes last. */
export type SortValue = string | number | null

/** A list is sorted on the phone only as a whole, and so many rows at most are fetched for that. */
export const SORTED_MAX = 2_000

export interface Sort {
  column: string
  isDown: boolean
}

/** As the address names it: `price`, or `-price` from the greatest down. */
export const sortOf = (named: string | null): Sort | undefined => {
  if (named === null || named === '' || named === '-') return undefined
  return named.startsWith('-') ? { column: named.slice(1), isDown: true } : { column: named, isDown: false }
}

/** What the address names once the head of a column is pressed: up, then down, then as the shop lists it. */
export const afterPress = (now: Sort | undefined, column: string): string | undefined => {
  if (now?.column !== column) return column
  return now.isDown ? undefined : `-${column}`
}

/** The rows by a value; equal ones stay as they were. */
export const sortRows = <Row>(
  rows: readonly Row[],
  by: (row: Row) => SortValue,
  { isDown }: Pick<Sort, 'isDown'>,
  language: string,
): Row[] => {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const order = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
  return [...rows].sort((one, other) => {
    const [a, b] = [by(one), by(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return isDown ? order(b, a) : order(a, b)
  })
}
