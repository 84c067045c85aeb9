import { LRUCache } from 'lru-cache'
import { parse, type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import { sourceHash } from '../middleware/security-headers.ts'

/** Where a part of a page ends that is painted before the rest has come; rendered by `src/shop/page/Fold.tsx`. */
const FOLD = '<div hidden=""> </div>'

/** The parts of a markup between its folds. */
export const splitAtFolds = (html: string): string[] => html.split(FOLD)

/** A markup's parts and its folds one after the other, with what belongs to each fold in its place. */
export const withFolds = (parts: readonly string[], elements: readonly string[]): string[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [FOLD.replace('> <', () => `>${elements[at - 1] ?? ' '}<`), part]))

/** What a markup needs of a part of the sheet, as CSS, without what those before it have brought. */
type Part = (used: ReadonlySet<string>, brought?: ReadonlySet<string>) => string

const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? [])

/** Elements that a selector without a class names, as `<h1`; every document has the outer two. */
const elementsOf = (selector: string): string[] =>
  [...selector.replace(/\[[^\]]*\]|:[^\s>+~]*/g, '').matchAll(/[a-z]\w*/g)]
    .map(([name]) => `<${name}`)
    .filter((name) => name !== '<html' && name !== '<body')

/** What a markup has to have for a selector. */
const needsOf = (selector: string): string[] => {
  const names = classesOf(selector)
  return names.length > 0 ? names : elementsOf(selector)
}

/** Nothing looks pointed at before it is, and then the whole sheet comes. */
const POINTED_AT = /:hover|:active/

/** Custom properties that hang on no class: each comes with the part that is the first to ask for it. */
const sharedIn = ({ selectors, nodes }: Rule): Declaration[] =>
  selectors.some((selector) => classesOf(selector).length > 0)
    ? []
    : nodes.filter((node) => node.type === 'decl').filter(({ variable }) => variable)

const rulePart = (rule: Rule): Part => {
  const shared = new Set<ChildNode>(sharedIn(rule))
  const own = rule.nodes.filter((node) => !shared.has(node))
  if (own.length === 0) return () => ''
  const body = `{${own.join(';')}}`
  const selectors = rule.selectors
    .filter((selector) => !POINTED_AT.test(selector))
    .map((selector) => ({ selector, needs: needsOf(selector) }))
  return (used, brought) => {
    const needed = selectors.filter(
      ({ needs }) => needs.every((name) => used.has(name)) && !(brought && needs.every((name) => brought.has(name))),
    )
    return needed.length === 0 ? '' : needed.map(({ selector }) => selector).join() + body
  }
}

const groupPart = (group: AtRule, part: (node: ChildNode) => Part): Part => {
  const inside = joined(group.nodes ?? [], part)
  return (used, brought) => {
    const css = inside(used, brought)
    return css === '' ? '' : `@${group.name} ${group.params}{${css}}`
  }
}

const GROUPS = new Set(['media', 'supports', 'layer', 'container'])
const isGroup = (node: AtRule): boolean => node.nodes !== undefined && GROUPS.has(node.name)

const partOf = (node: ChildNode): Part => {
  if (node.type === 'rule') return rulePart(node)
  if (node.type === 'atrule' && node.params === 'print') return () => ''
  if (node.type === 'atrule' && isGroup(node)) return groupPart(node, partOf)
  const css = node.type === 'comment' ? '' : `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`
  return (_used, brought) => (brought ? '' : css)
}

/** The shared custom properties of these names. */
const sharedPartOf = (node: ChildNode): Part => {
  if (node.type === 'atrule' && isGroup(node)) return groupPart(node, sharedPartOf)
  if (node.type !== 'rule') return () => ''
  const shared = sharedIn(node)
  return (names) => {
    const asked = shared.filter(({ prop }) => names.has(prop))
    return asked.length === 0 ? '' : `${node.selector}{${asked.join(';')}}`
  }
}

const joined = (nodes: readonly ChildNode[], part: (node: ChildNode) => Part): Part => {
  const parts = nodes.map(part)
  return (used, brought) => parts.map((one) => one(used, brought)).join('')
}

const PROPERTY = /(--[\w-]+):([^;}]*)(?:;|(?=}))/g
const KEYFRAMES = /@keyframes ([\w-]+)\s*{(?:[^{}]*{[^}]*})*\s*}/g

const variablesIn = (css: string): string[] => [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? [])

/** The sheet with the values of the custom properties that it gives one value, everywhere: shorter, and sooner laid out. */
const withConstants = (sheet: string): string => {
  const given = Map.groupBy(sheet.matchAll(PROPERTY), ([, name = '']) => name)
  const constants = new Map<string, string>()
  for (const node of parse(sheet).nodes)
    if (node.type === 'rule' && node.selector === ':root')
      for (const { prop, value } of sharedIn(node))
        if (given.get(prop)?.length === 1 && !value.includes('var(')) constants.set(prop, value)
  return sheet.replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
}

/** Completes the styles of parts by the custom properties that each is the first to ask for. */
const propertiesOf = (sheet: string, nodes: readonly ChildNode[]) => {
  const shared = joined(nodes, sharedPartOf)
  const values = Map.groupBy(sheet.matchAll(PROPERTY), ([, name = '']) => name)
  const askedIn = (css: string): ReadonlySet<string> => {
    const asked = new Set(variablesIn(css.replace(PROPERTY, '')))
    // Those that are added meanwhile come up too.
    for (const name of asked)
      for (const [, , value = ''] of values.get(name) ?? []) for (const other of variablesIn(value)) asked.add(other)
    return asked
  }
  return (styles: readonly string[]): string[] => {
    const whole = styles.join('')
    const rules = whole.replace(KEYFRAMES, '')
    const ever = askedIn(whole)
    const brought = new Set<string>()
    return styles.map((css, at) => {
      const asked = askedIn(styles.slice(0, at + 1).join(''))
      const first = new Set([...asked].filter((name) => !brought.has(name)))
      for (const name of first) brought.add(name)
      const own = css
        .replace(PROPERTY, (property, name: string) => (ever.has(name) ? property : ''))
        .replace(KEYFRAMES, (keyframes, name: string) => (rules.includes(name) ? keyframes : ''))
      return shared(first) + own
    })
  }
}

/** Styles that stand in a page, with the hash source that its policy allows them by. */
export interface PageStyles {
  css: string
  source: string
}

const KEPT_LENGTH_MAX = 4_000_000
const CLASS = ' class="'

/** Every list of classes of a markup and the kinds of its elements, once: of a thousand elements a hundred differ. */
const classListsIn = (html: string): string[] => {
  const lists = new Set(html.match(/<[a-z]\w*/g))
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    at += CLASS.length
    lists.add(html.slice(at, html.indexOf('"', at)))
  }
  return [...lists].toSorted()
}

const classesIn = (lists: readonly string[]): Set<string> => new Set(lists.flatMap((names) => names.split(' ')))

/** Where in the sheet a class is named for the first and for the last time. */
type Places = ReadonlyMap<string, { from: number; to: number }>

const placesIn = (nodes: readonly ChildNode[]): Places => {
  const places = new Map<string, { from: number; to: number }>()
  for (const [place, node] of nodes.entries())
    for (const name of classesOf(node.toString()))
      places.set(name, { from: places.get(name)?.from ?? place, to: place })
  return places
}

/**
 * The classes whose rules come with a part: those of its markup, and what the sheet has before one of them where an
 * element of the page has both, or the later rule would not win there.
 */
const classesOfPart = (first: readonly string[], all: readonly string[], places: Places): Set<string> => {
  const classes = classesIn(first)
  const lists = all.map((names) => names.split(' '))
  let size: number
  do {
    size = classes.size
    for (const names of lists) {
      const last = Math.max(...names.map((name) => (classes.has(name) ? (places.get(name)?.to ?? -1) : -1)))
      for (const name of names) if ((places.get(name)?.from ?? last) < last) classes.add(name)
    }
  } while (classes.size > size)
  return classes
}

/**
 * The styles that a page's paints need: rules whose classes its markup has, and those without a class. The order is the
 * sheet's, so that loading the whole sheet later changes nothing of what is seen. Of a page with folds, given in its
 * parts, there are those of the first, then what each further one adds. Kept for the next markup with the same classes.
 */
export const createCriticalStyles = (built: string): ((markup: readonly string[]) => PageStyles[]) => {
  const sheet = withConstants(built)
  const nodes = parse(sheet).nodes
  const part = joined(nodes, partOf)
  const withProperties = propertiesOf(sheet, nodes)
  const places = placesIn(nodes)
  const kept = new LRUCache<string, PageStyles[]>({
    maxSize: KEPT_LENGTH_MAX,
    sizeCalculation: (styles, key) => styles.reduce((sum, { css }) => sum + css.length, key.length),
  })
  return (markup) => {
    const parts = markup.map(classListsIn)
    const key = parts.join(' | ')
    const known = kept.get(key)
    if (known !== undefined) return known
    const all = parts.flat()
    const early = parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).flat())
    const used = [...early.map((lists) => classesOfPart(lists, all, places)), classesIn(all)]
    const styles = withProperties(used.map((classes, at) => part(classes, used[at - 1]))).map((css) => ({
      css,
      source: sourceHash(css),
    }))
    kept.set(key, styles)
    return styles
  }
}
