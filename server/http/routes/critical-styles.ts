import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'

/** What a markup needs of a part of the sheet, as CSS. */
type Part = (used: ReadonlySet<string>) => string

const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? [])

const rulePart = (rule: Rule): Part => {
  const css = rule.toString()
  const needs = rule.selectors.map(classesOf)
  return (used) => (needs.some((classes) => classes.every((name) => used.has(name))) ? css : '')
}

const groupPart = (group: AtRule): Part => {
  const inside = joined(group.nodes ?? [])
  return (used) => {
    const css = inside(used)
    return css === '' ? '' : `@${group.name} ${group.params}{${css}}`
  }
}

const GROUPS = new Set(['media', 'supports', 'layer', 'container'])

const partOf = (node: ChildNode): Part => {
  if (node.type === 'rule') return rulePart(node)
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) return groupPart(node)
  const css = node.type === 'comment' ? '' : `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`
  return () => css
}

const joined = (nodes: readonly ChildNode[]): Part => {
  const parts = nodes.map(partOf)
  return (used) => parts.map((part) => part(used)).join('')
}

/**
 * The styles that a page's first paint needs: rules whose classes its markup has, and those without a class. The order is
 * the sheet's, so that loading the whole sheet later changes nothing of what is seen.
 */
export const createCriticalStyles = (sheet: string): ((html: string) => string) => {
  const part = joined(parse(sheet).nodes)
  return (html) => {
    const used = new Set<string>()
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of names.split(' ')) used.add(name)
    return part(used)
  }
}
