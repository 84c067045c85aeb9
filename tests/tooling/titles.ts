import { parseSync } from 'vite'
import { readSource } from './sources.ts'

/** The titles and texts of a test file, read without running it. */
export interface Told {
  /** Titles of its tests; those of a table as they are written, `%s` and all. */
  titles: ReadonlySet<string>
  /** Every string in the file, the cases of its tables among them. */
  texts: ReadonlySet<string>
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every node of a syntax tree, the outer ones first. */
export const nodesOf = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isRecord(value)) return []
  const below = Object.values(value).flatMap(nodesOf)
  return typeof value['type'] === 'string' ? [value, ...below] : below
}

/** The words of a text or of a template without gaps; a gap stands as an ellipsis. */
const textOf = (node: unknown): string | undefined => {
  if (!isRecord(node)) return undefined
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node['type'] !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined
  return node['quasis']
    .map((part) => (isRecord(part) && isRecord(part['value']) ? part['value']['cooked'] : ''))
    .join('…')
}

/** `test`, `test.each(table)` and `test.skipIf(reason)` alike. */
const isTest = (callee: unknown): boolean => {
  if (!isRecord(callee)) return false
  if (callee['type'] === 'Identifier') return callee['name'] === 'test'
  return isTest(callee['type'] === 'CallExpression' ? callee['callee'] : callee['object'])
}

const read = (path: string): Told => {
  const nodes = nodesOf(parseSync(path, readSource(path)).program)
  const titles = nodes.flatMap((node) => {
    if (node['type'] !== 'CallExpression' || !isTest(node['callee'])) return []
    const [first] = Array.isArray(node['arguments']) ? node['arguments'] : []
    return textOf(first) ?? []
  })
  const keys = nodes.flatMap((node) =>
    node['type'] === 'Property' && isRecord(node['key']) && node['key']['type'] === 'Identifier'
      ? [String(node['key']['name'])]
      : [],
  )
  return { titles: new Set(titles), texts: new Set([...nodes.flatMap((node) => textOf(node) ?? []), ...keys]) }
}

const known = new Map<string, Told>()

/** Throws when the file is not there. */
export const toldBy = (path: string): Told => {
  const told = known.get(path) ?? read(path)
  known.set(path, told)
  return told
}
