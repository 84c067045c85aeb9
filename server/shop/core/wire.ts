type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''
/** A row as the contract spells it. */
type Wire<Row> = {
  [Name in keyof Row as SnakeCase<Name>]: Row[Name] extends Date | null ? string | Exclude<Row[Name], Date> : Row[Name]
}

const wireName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of a row under the names of the contract, moments as ISO text. What an answer does not name is stripped. */
export const wire = <Row extends object>(row: Row): Wire<Row> =>
  // The type says what is done to each name and value.
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [wireName(name), value instanceof Date ? value.toISOString() : value]),
  ) as Wire<Row>
