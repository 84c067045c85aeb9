import { LRUCache } from 'lru-cache'
import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'
import { sourceHash } from '../middleware/security-headers.ts'

/** What a markup needs of a part of the sheet, as CSS. */
type Part = (used: ReadonlySet<string>) => string

const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? [])

/** Nothing looks pointed at before it is, and then the whole sheet comes. */
const POINTED_AT = /:hover|:active/

const rulePart = (rule: Rule): Part => {
  const body = rule.toString().slice(rule.selector.length)
  const selectors = rule.selectors
    .filter((selector) => !POINTED_AT.test(selector))
    .map((selector) => ({ selector, needs: classesOf(selector) }))
  return (used) => {
    const needed = selectors.filter(({ needs }) => needs.every((name) => used.has(name)))
    return needed.length === 0 ? '' : needed.map(({ selector }) => selector).join() + body
  }
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
  if (node.type === 'atrule' && node.params === 'print') return () => ''
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) return groupPart(node)
  const css = node.type === 'comment' ? '' : `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`
  return () => css
}

const joined = (nodes: readonly ChildNode[]): Part => {
  const parts = nodes.map(partOf)
  return (used) => parts.map((part) => part(used)).join('')
}

/** Styles that stand in a page, with the hash source that its policy allows them by. */
export interface PageStyles {
  css: string
  source: string
}

const KEPT_LENGTH_MAX = 4_000_000
const CLASS = ' class="'

/** Every class of a markup, once. A page has a thousand places with classes and a hundred different ones. */
const classesIn = (html: string): Set<string> => {
  const lists = new Set<string>()
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    at += CLASS.length
    lists.add(html.slice(at, html.indexOf('"', at)))
  }
  return new Set([...lists].flatMap((names) => names.split(' ')))
}

/**
 * The styles that a page's first paint needs: rules whose classes its markup has, and those without a class. The order is
 * the sheet's, so that loading the whole sheet later changes nothing of what is seen. Kept for the next markup with the
 * same classes.
 */
export const createCriticalStyles = (sheet: string): ((html: string) => PageStyles) => {
  const part = joined(parse(sheet).nodes)
  const kept = new LRUCache<string, PageStyles>({
    maxSize: KEPT_LENGTH_MAX,
    sizeCalculation: ({ css }, key) => css.length + key.length,
  })
  return (html) => {
    const used = classesIn(html)
    const key = [...used].toSorted().join(' ')
    const known = kept.get(key)
    if (known !== undefined) return known
    const css = part(used)
    const styles = { css, source: sourceHash(css) }
    kept.set(key, styles)
    return styles
  }
}
