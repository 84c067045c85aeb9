import * as v from 'valibot'
import { readTable } from '../seed/read-table.ts'

/** Digits and capitals as relative strokes in a cell of 4 by 6, so that labels need no font on the machine. */
const STROKES: ReadonlyMap<string, string> = new Map(
  readTable('../drawings/letters', v.object({ letter: v.string(), strokes: v.string() })).map(
    ({ letter, strokes }) => [letter, strokes] as const,
  ),
)

const NARROW = new Set([':', '.', 'I', '1', ' '])
const ADVANCE = 5.5
const NARROW_ADVANCE = 3.4
const HEIGHT = 6
const WEIGHT = 1.2

const advance = (letter: string): number => (NARROW.has(letter) ? NARROW_ADVANCE : ADVANCE)

/** Text around (x, y), as large as the given width and height allow. Letters that are not drawn leave a gap. */
export const written = (text: string, x: number, y: number, width: number, height: number, colour: string): string => {
  const letters = [...text.toUpperCase()]
  const length = letters.reduce((sum, letter) => sum + advance(letter), 0) - (ADVANCE - 4)
  const scale = Math.min(width / (length + WEIGHT), height / (HEIGHT + WEIGHT))
  let at = -length / 2
  const paths = letters.map((letter) => {
    const shift = at - (NARROW.has(letter) ? (ADVANCE - NARROW_ADVANCE) / 2 : 0)
    at += advance(letter)
    const strokes = STROKES.get(letter)
    return strokes === undefined ? '' : `M${Number(shift.toFixed(2))} ${-HEIGHT / 2}${strokes}`
  })
  return `<path transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${WEIGHT}" d="${paths.join('')}"/>`
}
