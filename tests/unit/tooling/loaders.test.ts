import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { filesBelow, readSource, ROOT } from './sources.ts'
import { isRecord, nodesOf } from './syntax.ts'

/**
 * No loader reads a text, neither itself nor through what it calls: the server loads pages of several languages at
 * once, and whose language is spoken is known only while one of them is rendered.
 */

const TEXTS = 'src/texts/texts.ts'
const SPOKEN = new Set(['text', 'productText', 'pageText', 'inWords', 'language'])

interface Module {
  /** What is declared outside of functions, by name. */
  declared: Map<string, unknown>
  /** Where a name comes from, and what it is called there. */
  imported: Map<string, { path: string; name: string }>
}

const modules = new Map<string, Module>()

const nameOf = (node: unknown): string => (isRecord(node) && typeof node['name'] === 'string' ? node['name'] : '')
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const moduleOf = (path: string, source?: string): Module => {
  const known = modules.get(path)
  if (known !== undefined) return known
  const made: Module = { declared: new Map(), imported: new Map() }
  modules.set(path, made)
  for (const statement of listOf(parseSync(path, source ?? readSource(path)).program.body)) {
    const declaration = isRecord(statement['declaration']) ? statement['declaration'] : statement
    for (const one of listOf(declaration['declarations'])) made.declared.set(nameOf(one['id']), one['init'])
    if (declaration['type'] === 'FunctionDeclaration') made.declared.set(nameOf(declaration['id']), declaration['body'])
    const from = isRecord(statement['source']) ? String(statement['source']['value']) : ''
    const target = join(dirname(path), from)
    if (statement['type'] !== 'ImportDeclaration' || !from.startsWith('.') || !existsSync(join(ROOT, target))) continue
    for (const one of listOf(statement['specifiers']))
      made.imported.set(nameOf(one['local']), { path: target, name: nameOf(one['imported']) })
  }
  return made
}

/** The way from a declaration to the text that it reads; null where it reads none. */
const wayToText = (path: string, name: string, seen = new Set<string>()): string | null => {
  const place = `${path} ${name}`
  if (seen.has(place) || !/\.tsx?$/.test(path)) return null
  seen.add(place)
  const { declared, imported } = moduleOf(path)
  for (const node of nodesOf(declared.get(name))) {
    if (node['type'] !== 'Identifier') continue
    const used = nameOf(node)
    const other = imported.get(used)
    if (other?.path === TEXTS && SPOKEN.has(other.name)) return `${place} reads ${other.name}`
    const way = other === undefined ? wayToText(path, used, seen) : wayToText(other.path, other.name, seen)
    if (way !== null) return `${place} > ${way}`
  }
  return null
}

test('no loader reads a text', () => {
  const loaders = filesBelow('src/shop').filter(
    (path) => /\.tsx?$/.test(path) && /export const loader\b/.test(readSource(path)),
  )
  expect(loaders.length).toBeGreaterThan(8)
  expect(loaders.map((path) => wayToText(path, 'loader')).filter((way) => way !== null)).toEqual([])
})

test.each([
  ['itself', `export const loader = () => text.menus.notFound`],
  ['as a message', `export const loader = async () => { throw new Response(inWords('x'), { status: 404 }) }`],
  [
    'through its own function',
    `const said = () => text.menus.notFound\nexport const loader = () => ({ words: said() })`,
  ],
])('a loader that reads a text %s is found', (_, source) => {
  const path = `src/shop/info/${_.replaceAll(' ', '-')}.tsx`
  moduleOf(path, `import { inWords, text } from '../../texts/texts.ts'\n${source}`)
  expect(wayToText(path, 'loader')).toContain('reads')
})

test('a loader that reads a text through another file is found', () => {
  const path = 'src/shop/info/through-another-file.tsx'
  moduleOf(path, `import { documentTitle } from '../head.ts'\nexport const loader = () => documentTitle(undefined)`)
  expect(wayToText(path, 'loader')).toContain('reads text')
})
