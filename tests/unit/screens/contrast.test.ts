import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sunlight on a cheap screen: each text colour of the tokens on each ground that it may stand on. */

const LEAST = 7
const GROUNDS = ['--paper', '--sheet'] as const
const PICTURES = ['--straw', '--sprout', '--dew', '--clay'] as const
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  '--soil': [...GROUNDS, ...PICTURES],
  '--soil-2': [...GROUNDS, ...PICTURES],
  '--leaf': [...GROUNDS, '--sprout', '--done-ground'],
  '--danger': [...GROUNDS, '--danger-ground'],
  '--info': [...GROUNDS, '--info-ground'],
  '--wait': [...GROUNDS, '--wait-ground'],
  '--on-dark': ['--leaf-deep'],
  '--on-leaf': ['--leaf'],
  '--on-marigold': ['--marigold', '--marigold-press'],
}

const css = readFileSync('src/ui/base/tokens.css', 'utf8')
const [light = '', dark = ''] = css.split("[data-theme='dark']")
const coloursOf = (part: string) =>
  Object.fromEntries([...part.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]))
const THEMES: Record<string, Record<string, string>> = {
  light: coloursOf(light),
  dark: { ...coloursOf(light), ...coloursOf(dark) },
}

const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOf = (one = '', other = ''): number => {
  const [lower = 0, higher = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

test.each(['light', 'dark'])('texts stand out from all their grounds by 7:1, in %s', async (theme) => {
  const colours = THEMES[theme] ?? {}
  const faint = Object.entries(PAIRS).flatMap(([text, grounds]) =>
    grounds
      .map((ground) => ({ pair: `${text} on ${ground}`, contrast: contrastOf(colours[text], colours[ground]) }))
      // A colour without a value has none.
      .filter(({ contrast }) => !(contrast >= LEAST)),
  )
  expect(faint).toEqual([])
})

/** Black rubber, white labels, and the blue, brown and green of most packs. */
const DRAWN = { '#2a2017': 5, '#fffbf0': 1.8, '#1c5f8c': 2.4, '#7a4a12': 2.4, '#1c5229': 3 }

test('at night drawings stand out from their grounds', () => {
  const tint = readFileSync('src/ui/base/tint.module.css', 'utf8')
  const grounds = coloursOf(tint)
  expect(Object.keys(grounds)).toEqual(PICTURES)
  const faint = Object.entries(DRAWN).flatMap(([ink, least]) =>
    PICTURES.map((name) => ({ pair: `${ink} on ${name}`, contrast: contrastOf(ink, grounds[name]) })).filter(
      ({ contrast }) => !(contrast >= least),
    ),
  )
  expect(faint).toEqual([])
})
