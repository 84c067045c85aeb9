import { parse, type AnyNode, type Program } from 'acorn'
import { features } from './table.ts'

/** Finds what the oldest browsers lack in a built script: syntax, and members of the language and the web. */

/** A node with everything around it, the innermost last. */
type Visit = (node: AnyNode, around: readonly AnyNode[]) => void

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const walk = (node: AnyNode, visit: Visit, around: readonly AnyNode[] = []): void => {
  visit(node, around)
  const inside = [...around, node]
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, visit, inside)
}

/** Stays with the field's own word: a class field and `??=` are there in all of them, though of newer editions. */
const NEWER_SYNTAX: Partial<Record<AnyNode['type'], (node: AnyNode, around: readonly AnyNode[]) => string | false>> = {
  StaticBlock: () => 'static block',
  AwaitExpression: (_, around) => !around.some(isFunction) && 'await outside of a function',
  BinaryExpression: (node) => node.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier' && '#name in',
  Literal: (node) => node.type === 'Literal' && node.regex !== undefined && newInPattern(node.regex),
  CallExpression: (node) => isLostSpread(node) || newInMadePattern(node),
  NewExpression: (node) => newInMadePattern(node),
}

/** Chrome 90 and older lose their way in it. */
const isLostSpread = (node: AnyNode): string | false =>
  node.type === 'CallExpression' &&
  node.optional &&
  node.arguments.some(({ type }) => type === 'SpreadElement') &&
  'spread in an optional call'

/** Regular expressions that a target lacks are built from a string, which fails just as well, only later. */
const newInMadePattern = (node: AnyNode): string | false => {
  if ((node.type !== 'CallExpression' && node.type !== 'NewExpression') || nameOf(node.callee) !== 'RegExp')
    return false
  const [pattern, flags] = node.arguments
  return newInPattern({ pattern: writtenIn(pattern), flags: writtenIn(flags) })
}

/** What stands in a text, without what is put into it when it runs. */
const writtenIn = (node: AnyNode | undefined): string =>
  node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('') : (textOf(node) ?? '')

const newInPattern = ({ pattern, flags }: { pattern: string; flags: string }): string | false => {
  if (/[dv]/.test(flags)) return `flags ${flags}`
  return /\(\?<[=!]/.test(pattern) && 'lookbehind'
}

const isFunction = ({ type }: AnyNode): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** Syntax that one of them cannot read; it throws at what is newer still. */
export const newerSyntax = (program: Program): string[] => {
  const found: string[] = []
  walk(program, (node, around) => {
    const what = NEWER_SYNTAX[node.type]?.(node, around)
    if (what) found.push(what)
  })
  return found
}

export const parseScript = (code: string, sourceType: 'module' | 'script'): Program =>
  parse(code, { ecmaVersion: 2022, sourceType })

/** By name: all features of that name. */
const byName = Map.groupBy(features, ({ name }) => name)

const lackedByAll = (found: readonly { lackedBy: string[] }[]): string[] => {
  const [first, ...rest] = found
  return (first?.lackedBy ?? []).filter((browser) => rest.every(({ lackedBy }) => lackedBy.includes(browser)))
}

const nameOf = (node: AnyNode): string | undefined => {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return undefined
  return !node.computed && node.property.type === 'Identifier' ? node.property.name : textOf(node.property)
}

const textOf = (node: AnyNode | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0]?.value.raw : undefined
}

export interface OwnNames {
  /** Variables, parameters and the like. */
  variables: Set<string>
  /** Methods of its own objects and classes. */
  methods: Set<string>
  /** What it adds to the language's own, which counts in this script alone: another one may run before. */
  added: Set<string>
}

/** Everything directly inside these is a name that they declare. */
const DECLARING = new Set([
  'ClassDeclaration',
  'ArrayPattern',
  'RestElement',
  'ImportSpecifier',
  'ImportDefaultSpecifier',
  'CatchClause',
])

const isDeclared = (node: AnyNode, around: readonly AnyNode[]): boolean => {
  const parent = around.at(-1)
  if (parent === undefined) return false
  if (parent.type === 'VariableDeclarator') return parent.id === node
  if (parent.type === 'AssignmentPattern') return parent.left === node
  if (parent.type === 'Property') return parent.value === node && around.at(-2)?.type === 'ObjectPattern'
  return DECLARING.has(parent.type) || (isFunction(parent) && 'body' in parent && parent.body !== node)
}

const methodOf = (node: AnyNode): string | undefined => {
  if (node.type === 'MethodDefinition') return nameOf(node.key)
  if (node.type === 'Property' && isFunction(node.value)) return nameOf(node.key) ?? textOf(node.key)
  if (node.type === 'AssignmentExpression' && isFunction(node.right)) return nameOf(node.left)
  return undefined
}

/** `add(Array.prototype, 'at', …)` of the polyfills. */
const addedBy = (node: AnyNode): string | undefined => {
  if (node.type !== 'CallExpression' || node.arguments.length !== 3) return undefined
  const [owner, name] = node.arguments
  return owner !== undefined && ['Object', 'prototype'].includes(nameOf(owner) ?? '') ? textOf(name) : undefined
}

/** What a script calls by these names may be its own. */
export const ownNames = (program: Program): OwnNames => {
  const own: OwnNames = { variables: new Set(), methods: new Set(), added: new Set() }
  walk(program, (node, around) => {
    if (node.type === 'Identifier' && isDeclared(node, around)) own.variables.add(node.name)
    const method = methodOf(node)
    if (method !== undefined) own.methods.add(method)
    const added = addedBy(node)
    if (added !== undefined) own.added.add(added)
  })
  return own
}

const isUse = (node: AnyNode, parent: AnyNode): boolean =>
  ((parent.type === 'CallExpression' || parent.type === 'NewExpression') && parent.callee === node) ||
  (parent.type === 'MemberExpression' && parent.object === node) ||
  (parent.type === 'Property' && parent.key === node) ||
  (parent.type === 'MemberExpression' && parent.property === node) ||
  (parent.type === 'AssignmentExpression' && parent.left === node)

/** Whether a function around it asks for the name without using it: `typeof x.name`, `'name' in x`, `x.name && …`. */
const isGuarded = (names: readonly string[], around: readonly AnyNode[]): boolean =>
  around.filter(isFunction).some((scope) => {
    let asked = false
    walk(scope, (node, inside) => {
      const parent = inside.at(-1)
      if (parent === undefined) return
      const text = textOf(node)
      if (text !== undefined && names.includes(text) && parent.type === 'BinaryExpression')
        asked ||= parent.operator === 'in'
      const name = nameOf(node)
      if (name !== undefined && names.includes(name) && !isUse(node, parent)) asked = true
    })
    return asked
  })

export interface Use {
  /** As `Object.hasOwn`, or `.toSorted` where the object is not known. */
  what: string
  lackedBy: string[]
}

/** Calls and constructions of what one of the browsers lacks, where nothing around asks first whether it is there. */
export const newerUses = (program: Program, { methods, added }: Pick<OwnNames, 'methods' | 'added'>): Use[] => {
  const { variables } = ownNames(program)
  const isGlobal = (name: string | undefined): name is string =>
    name !== undefined && !variables.has(name) && byName.has(name)
  const isOwn = (name: string): boolean => methods.has(name) || added.has(name)
  const useOf = (callee: AnyNode): (Use & { names: string[] }) | undefined => {
    const name = nameOf(callee)
    if (name === undefined) return undefined
    const named = byName.get(name) ?? []
    if (callee.type === 'Identifier') {
      const globals = isGlobal(name) ? named.filter(({ owner }) => owner === undefined) : []
      return { what: name, names: [name], lackedBy: lackedByAll(globals) }
    }
    const object =
      callee.type === 'MemberExpression' && callee.object.type === 'Identifier' ? callee.object.name : undefined
    if (isGlobal(object)) {
      const members = named.filter(({ owner }) => owner?.toLowerCase() === object.toLowerCase())
      return { what: `${object}.${name}`, names: [name, object], lackedBy: isOwn(name) ? [] : lackedByAll(members) }
    }
    return { what: `.${name}`, names: [name], lackedBy: isOwn(name) ? [] : lackedByAll(named) }
  }
  const found: Use[] = []
  walk(program, (node, around) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    const use = useOf(node.callee)
    if (use === undefined || use.lackedBy.length === 0 || isGuarded(use.names, around)) return
    found.push({ what: use.what, lackedBy: use.lackedBy })
  })
  return found
}
