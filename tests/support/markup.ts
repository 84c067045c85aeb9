/** Reads rendered markup without a browser. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What a reader reads; parts of the markup are apart by one blank. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The attributes of a tag. */
export const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, textOf(value)]),
  )

/** Every element of this name with its attributes and its text. */
export const elements = (html: string, name: string): { attributes: Record<string, string>; text: string }[] =>
  [...html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>(.*?)</${name}>`, 'gs'))].map(([, head = '', inner = '']) => ({
    attributes: attributesOf(head),
    text: textOf(inner),
  }))
