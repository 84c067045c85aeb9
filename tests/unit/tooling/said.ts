import { parseSync } from 'vite'
import { readSource } from './sources.ts'
import { isRecord, nodesOf } from './syntax.ts'

/** The sentences that sources hold. */

type Node = Record<string, unknown>

export interface Found {
  path: string
  words: string
}
export const listed = ({ path, words }: Found): string => `${path}: ${words}`

const programOf = (path: string, source = readSource(path)): unknown => parseSync(path, source).program

/** The words of a literal, with `…` for what is put into them; nothing of any other node. */
const wordsOf = (node: unknown): string | undefined => {
  if (!isRecord(node)) return undefined
  if (node['type'] === 'JSXText' || node['type'] === 'Literal')
    return typeof node['value'] === 'string' ? node['value'].trim() : undefined
  if (node['type'] !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined
  return node['quasis']
    .map((part: unknown) => (isRecord(part) && isRecord(part['value']) ? String(part['value']['cooked']) : ''))
    .join('…')
}

const calleeOf = (node: Node, source: string): string => {
  const callee = isRecord(node['callee']) ? node['callee'] : {}
  return source.slice(Number(callee['start']), Number(callee['end']))
}
const argumentsOf = (node: Node): unknown[] => (Array.isArray(node['arguments']) ? node['arguments'] : [])

/** Read by programmers alone: what is logged or thrown as a surprise, and the names of types and modules. */
const isForProgrammers = (node: Node, source: string): boolean =>
  String(node['type']).startsWith('TSLiteralType') ||
  node['type'] === 'ImportDeclaration' ||
  (node['type'] === 'CallExpression' && calleeOf(node, source).startsWith('console.')) ||
  (node['type'] === 'NewExpression' && /^(Error|DOMException)$/.test(calleeOf(node, source)))

/** Names that a screen reader or an eye meets. */
const SHOWN = /^(aria-label|alt|title|placeholder|label)$/

/** Two words beside each other, or one with a capital letter where a screen shows it. */
const looksSaid = (words: string, isShown: boolean): boolean =>
  /\p{L}{2,}[,.:]? \p{L}/u.test(words) || (isShown && /\p{L}{2,}/u.test(words))

export const saidIn = (path: string, source = readSource(path)): Found[] => {
  const nodes = nodesOf(programOf(path, source))
  const skipped = new Set(nodes.filter((node) => isForProgrammers(node, source)).flatMap((node) => nodesOf(node)))
  const shown = new Set(
    nodes.flatMap((node) => {
      const isName =
        node['type'] === 'JSXAttribute' && isRecord(node['name']) && SHOWN.test(String(node['name']['name']))
      return isName ? [node['value']] : []
    }),
  )
  return nodes
    .filter((node) => !skipped.has(node))
    .flatMap((node) => {
      const words = wordsOf(node)
      const isShown = node['type'] === 'JSXText' || shown.has(node)
      return words !== undefined && looksSaid(words, isShown) ? [{ path, words }] : []
    })
}

/** Programs alone are told these: a general sentence by the code is enough for whoever meets one. */
export const FOR_PROGRAMS = new Set([
  'BAD_JSON',
  'BAD_REQUEST',
  'METHOD_NOT_ALLOWED',
  'IDEMPOTENCY_MISMATCH',
  'TOO_SLOW',
])

/** Calls whose argument of this place is said to whoever called. */
const SAYING: Readonly<Record<string, number>> = {
  notFound: 0,
  firstOf: 1,
  idOf: 1,
  done: 0,
  says: 0,
  dataWith: 0,
  refuse: 1,
  sameForAll: 2,
}

/** What a refusal or an answer says in words of its own. */
export const inlineIn = (path: string, source = readSource(path)): Found[] =>
  nodesOf(programOf(path, source)).flatMap((node) => {
    if (node['type'] !== 'NewExpression' && node['type'] !== 'CallExpression') return []
    const callee = calleeOf(node, source)
    const given = argumentsOf(node)
    if (node['type'] === 'NewExpression') {
      if (callee !== 'Refusal' || FOR_PROGRAMS.has(wordsOf(given[0]) ?? '')) return []
      return literalsIn(given[1]).map((words) => ({ path, words }))
    }
    if (callee === 'invalid') return fieldsIn(given[0]).map((words) => ({ path, words }))
    const place = SAYING[callee]
    return place === undefined ? [] : literalsIn(given[place]).map((words) => ({ path, words }))
  })

/** The literals that an expression may come to: its own, and those that it chooses among. */
const literalsIn = (expression: unknown): string[] => {
  const own = wordsOf(expression)
  if (own !== undefined) return [own]
  if (!isRecord(expression)) return []
  if (expression['type'] === 'ConditionalExpression')
    return [...literalsIn(expression['consequent']), ...literalsIn(expression['alternate'])]
  return expression['type'] === 'LogicalExpression'
    ? [...literalsIn(expression['left']), ...literalsIn(expression['right'])]
    : []
}
const fieldsIn = (fields: unknown): string[] =>
  isRecord(fields) && Array.isArray(fields['properties'])
    ? fields['properties'].flatMap((field: unknown) => (isRecord(field) ? literalsIn(field['value']) : []))
    : []

/** The summary of a call, which the API's description has. */
const SUMMARISED = /^(\w+\.(get|post|put|patch|delete)|list)$/

/** What a schema says of what was typed. */
export const schemaSentencesIn = (path: string, source = readSource(path)): Found[] => {
  const summaries = new Set(
    nodesOf(programOf(path, source)).flatMap((node) =>
      node['type'] === 'CallExpression' && SUMMARISED.test(calleeOf(node, source))
        ? argumentsOf(node).flatMap((argument) => wordsOf(argument) ?? [])
        : [],
    ),
  )
  return saidIn(path, source).filter(({ words }) => !summaries.has(words))
}
