export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every node of a syntax tree, the outer ones first. */
export const nodesOf = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isRecord(value)) return []
  const below = Object.values(value).flatMap(nodesOf)
  return typeof value['type'] === 'string' ? [value, ...below] : below
}
