import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Every file below these folders, by its path from the root. */
export const filesBelow = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    ),
  )

export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

export interface Import {
  /** As it is written; for a computed one its expression. */
  from: string
  /** Gone when it runs: only types are named. */
  typeOnly: boolean
}

const literal = (expression: string): string => /^(['"`])([^'"`$]*)\1$/.exec(expression)?.[2] ?? expression

/** What a source file imports, statically, at run time, by a pattern or as a type. */
export const importsOf = (path: string): Import[] => {
  const source = readSource(path)
  const { module, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)

  const declared = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: moduleRequest.value, typeOnly: isType }] : [],
    ),
  )
  const later = module.dynamicImports.map(({ moduleRequest }) => ({
    from: literal(source.slice(moduleRequest.start, moduleRequest.end)),
    typeOnly: false,
  }))
  const byPattern = [...source.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*(['"][^'"]+['"])/g)].map(
    ([, pattern = '']) => ({ from: literal(pattern), typeOnly: false }),
  )
  // `import('./x.ts').X` as a type is no import to the parser. A dynamic import is found here once more: no harm.
  const asType = [...source.matchAll(/\bimport\((['"][^'"]+['"])\)\s*\./g)].map(([, name = '']) => ({
    from: literal(name),
    typeOnly: true,
  }))
  return [...declared, ...passedOn, ...later, ...byPattern, ...asType]
}
