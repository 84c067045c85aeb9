/** A row of a list, and whether the list still has it. */
export interface Kept<Row> {
  row: Row
  isHere: boolean
}

/**
 * The rows in the places that they had: one that has left stays, as it is known `elsewhere` or was last seen, and what
 * is new comes last.
 */
export const stableRows = <Row>(
  before: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => string,
  elsewhere: readonly Row[] = [],
): Row[] => {
  const latest = new Map([...elsewhere, ...now].map((row) => [keyOf(row), row]))
  const had = new Set(before.map(keyOf))
  return [...before.map((row) => latest.get(keyOf(row)) ?? row), ...now.filter((row) => !had.has(keyOf(row)))]
}
