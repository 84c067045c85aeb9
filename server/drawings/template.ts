import { readFileSync } from 'node:fs'
import { written } from './letters.ts'

/** What the places of a template are filled with; a place without a value stays empty. */
export type Values = Readonly<Record<string, string>>

const loaded = new Map<string, string>()

/** The template `<folder>/<name>`; only names of this folder's lists may be asked for. */
const template = (path: string): string => {
  const text = loaded.get(path) ?? readFileSync(new URL(`${path}.svg`, import.meta.url), 'utf8')
  loaded.set(path, text)
  return text
}

/** `<!-- if label -->…<!-- else -->…<!-- end -->` without a further block inside. */
const BLOCK = /<!-- if (\w+) -->((?:(?!<!-- if )[^])*?)<!-- end -->/
const LETTERS = /<letters x="(.*)" y="(.*)" width="(.*)" height="(.*)" fill="(.*)">(.*)<\/letters>/g

const chosen = (text: string, values: Values): string => {
  const block = BLOCK.exec(text)
  if (block === null) return text
  const [whole, name = '', content = ''] = block
  const [yes = '', no = ''] = content.split('<!-- else -->')
  return chosen(
    text.replace(whole, () => ((values[name] ?? '') === '' ? no : yes)),
    values,
  )
}

/** Letters around a label; without a label there are none. */
const lettered = (text: string, label = ''): string =>
  text.replace(LETTERS, (_, x: string, y: string, width: string, height: string, colour: string, said: string) =>
    label === '' && said.includes('{{label}}')
      ? ''
      : written(
          said.replace('{{label}}', () => label),
          Number(x),
          Number(y),
          Number(width),
          Number(height),
          colour,
        ),
  )

/** The template as SVG, its blocks chosen, its letters drawn and its places filled. */
export const render = (path: string, values: Values): string =>
  lettered(chosen(template(path), values), values['label']).replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? '',
  )

/** The elements of an SVG, to be put into another one. */
export const elementsOf = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
