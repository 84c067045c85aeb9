import type { Identifier } from '@mdn/browser-compat-data'
import { compat, lackedBy, partsOf } from './table.ts'

/** Reads a built style sheet for what the oldest browsers lack: properties, their values, selectors, units, rules. */

const group = (...names: string[]): Record<string, Identifier> => {
  let found: unknown = compat.css
  for (const name of names) found = (found as Record<string, unknown>)[name]
  // Safe: these groups hold features.
  return (found ?? {}) as Record<string, Identifier>
}

const properties = group('properties')
const selectors = group('selectors')
const rules = group('at-rules')
const lengths = group('types', 'length')
/** `svh`, `lvh` and `dvh` stand in one group each. */
const SIZES: Record<string, string> = { s: 'small', l: 'large', d: 'dynamic' }
/** Units and functions by their names, wherever the table keeps them. */
const values = new Map<string, Identifier>()
const collect = (found: Identifier): void => {
  for (const [name, feature] of partsOf(found)) {
    if (/^[a-z][a-z-]*$/.test(name) && !values.has(name)) values.set(name, feature)
    collect(feature)
  }
}
// Safe: a group of features like those inside it.
collect(compat.css.types as Identifier)

export interface StyleUse {
  what: string
  lackedBy: string[]
}

const lacking = (what: string, feature: Identifier | undefined): StyleUse[] => {
  const lacked = feature === undefined ? [] : lackedBy(feature)
  return lacked.length > 0 ? [{ what, lackedBy: lacked }] : []
}

const inValue = (property: string, value: string): StyleUse[] => [
  ...[...value.matchAll(/(?<![\w-])\d*\.?\d+([a-z]{2,5})\b/g)].flatMap(([, unit = '']) => {
    const size = /^([sld])v(?:[hwib]|min|max)$/.exec(unit)?.[1]
    return lacking(`unit ${unit}`, lengths[size === undefined ? unit : `viewport_percentage_units_${SIZES[size]}`])
  }),
  ...[...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].flatMap(([, name = '']) =>
    lacking(`${name}()`, values.get(name)),
  ),
  ...value
    .split(/[\s,]+/)
    .flatMap((word) =>
      lacking(`${property}: ${word}`, /^[a-z-]+$/.test(word) ? properties[property]?.[word] : undefined),
    ),
]

const inSelector = (selector: string): StyleUse[] =>
  [...selector.matchAll(/::?([a-z-]+)/g)].flatMap(([whole, name = '']) => lacking(whole, selectors[name]))

const inRule = (body: string): StyleUse[] => {
  const declarations = [...body.matchAll(/(?:^|;)([a-z-]+):([^;]+)/g)].map(([, property = '', value = '']) => ({
    property,
    found: [...lacking(property, properties[property]), ...inValue(property, value)],
  }))
  // One that is known to all stands in for a newer one of the same property.
  const safe = new Set(declarations.filter(({ found }) => found.length === 0).map(({ property }) => property))
  return declarations.flatMap(({ property, found }) => (safe.has(property) ? [] : found))
}

const inHead = (head: string): StyleUse[] => {
  const rule = /^@([a-z-]+)/.exec(head)?.[1]
  return rule === undefined ? inSelector(head) : lacking(`@${rule}`, rules[rule])
}

/** A sheet as the build writes it, without comments. */
export const newerStyles = (sheet: string): StyleUse[] => {
  const css = sheet.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""')
  return [
    ...[...css.matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) => inHead(head.trim())),
    ...[...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => inRule(body)),
  ]
}
