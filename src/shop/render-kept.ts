import { createElement, type ReactNode } from 'react'
import { keepMarkup, type KeptPart } from '../ui/base/kept-markup.tsx'

/** Markup of parts, used again in the next page that has the same part of the same data. For a server alone. */

/** A part of a page, and the data that it shows. */
export interface KeptMarkup {
  props: object
  html: string
  /** React's preloads of its pictures, which stand in front of the page. */
  ahead: string[]
}

/** Where it is kept, for as long as there is room. */
export interface MarkupStore {
  get: (key: string) => KeptMarkup | undefined
  set: (key: string, markup: KeptMarkup) => unknown
}

/** Keeps nothing. */
export const NO_STORE: MarkupStore = { get: () => undefined, set: () => undefined }

let kept = NO_STORE

/** Begins with nothing kept, as after a change of what every page shows. */
export const keepMarkupIn = (store: MarkupStore): void => {
  kept = store
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Quick where both are made of the same kept answers. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((part: unknown, at) => isSame(part, other[at]))
    )
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
}

/**
 * What was kept of this data. Data that was read anew and is the same takes the place of the old, so that it is compared
 * part by part only once.
 */
const keptOf = (key: string, props: object): KeptMarkup | undefined => {
  const last = kept.get(key)
  if (last === undefined || !isSame(last.props, props)) return undefined
  last.props = props
  return last
}

interface Shown extends Pick<KeptPart, 'props' | 'of'> {
  key: string
  known: KeptMarkup | undefined
}

/** Who reads a page, and which page it is. */
export interface Scope {
  reader: string
  place: string
}

/** The page that is rendered right now. */
let page: { scope: Scope; shown: Shown[]; counts: Map<string, number> } | undefined

const keyOf = ({ name, of }: KeptPart, { scope, counts }: NonNullable<typeof page>): string => {
  if (of !== undefined) return `${name} ${scope.reader} ${of}`
  const count = (counts.get(name) ?? 0) + 1
  counts.set(name, count)
  return `${name} ${scope.reader} ${scope.place} ${count}`
}

/** An element of this name stands around each part while React renders; without children it alters no id of `useId`. */
const TAG = 'kept-part'
const TAGS = /<\/?kept-part(?: n="(\d+)")?>/g

keepMarkup((part: KeptPart, element: ReactNode) => {
  if (page === undefined) return element
  const { name, props, of } = part
  const key = keyOf({ name, props, of }, page)
  const known = keptOf(key, props)
  const n = page.shown.push({ key, props, of, known }) - 1
  return createElement(TAG, { n }, known ? null : element)
})

const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/
const PICTURE = /(?:href|imageSrcSet)="([^"]+)"/

/** React's preloads in front of a page, each with the picture that it names. */
const preloadsOf = (html: string): { link: string; picture: string }[] =>
  (PRELOADS.exec(html)?.[0].match(/<[^>]*>/g) ?? []).map((link) => ({ link, picture: PICTURE.exec(link)?.[1] ?? link }))

const NOT_RENDERED = /<!--\$[!?]-->/
/** Of `useId`: tells of the place on the page. */
const ID = /"_R_/

/** A text of its own: a slice would hold the whole page. */
const ownText = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))

const store = ({ key, props, of }: Shown, html: string, preloads: ReturnType<typeof preloadsOf>): void => {
  if (NOT_RENDERED.test(html) || (of !== undefined && ID.test(html))) return
  const ahead = preloads.flatMap(({ link, picture }) => (html.includes(picture) ? ownText(link) : []))
  kept.set(key, { props, html: ownText(html), ahead })
}

/** Puts what is kept into a page, and keeps what is new. */
const composed = (html: string, shown: readonly Shown[]): string => {
  const preloads = preloadsOf(html)
  const ahead = new Set(preloads.map(({ link }) => link))
  const open: { n: number; at: number }[] = []
  let out = ''
  let from = preloads.reduce((length, { link }) => length + link.length, 0)
  for (const tag of html.matchAll(TAGS)) {
    out += html.slice(from, tag.index)
    from = tag.index + tag[0].length
    if (tag[1] !== undefined) open.push({ n: Number(tag[1]), at: out.length })
    else {
      const begun = open.pop()
      const part = begun && shown[begun.n]
      if (part === undefined) continue
      if (part.known) {
        out += part.known.html
        for (const link of part.known.ahead) ahead.add(link)
      } else store(part, out.slice(begun?.at), preloads)
    }
  }
  return [...ahead].join('') + out + html.slice(from)
}

/** The text that is made of a page's data, made anew only for other data. */
export const keptText = <T extends object>({ reader, place }: Scope, data: T, make: (data: T) => string): string => {
  const key = `text ${reader} ${place}`
  const known = keptOf(key, data)
  if (known) return known.html
  const html = make(data)
  kept.set(key, { props: data, html, ahead: [] })
  return html
}

/** Renders a page by `render`, except for the parts that are known already. The outcome is the same. */
export const renderKept = (scope: Scope, render: () => string): string => {
  const shown: Shown[] = []
  page = { scope, shown, counts: new Map() }
  try {
    return composed(render(), shown)
  } finally {
    page = undefined
  }
}
