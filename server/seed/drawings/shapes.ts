import type { Drawing } from '../../db/schema.ts'
import { DAIRY } from './dairy.ts'
import type { Paint, Shape } from './ink.ts'
import { MACHINES } from './machines.ts'
import { PACKS } from './packs.ts'
import { PIPES } from './pipes.ts'
import { PUMPS } from './pumps.ts'
import { SPRAYING } from './spraying.ts'
import { SUNLIGHT } from './sunlight.ts'
import { TOOLS } from './tools.ts'
import { TRAPS } from './traps.ts'
import { WATERWORKS } from './water.ts'

export const SHAPES: Record<string, Shape> = {
  ...PACKS,
  ...TRAPS,
  ...PIPES,
  ...WATERWORKS,
  ...PUMPS,
  ...MACHINES,
  ...SPRAYING,
  ...TOOLS,
  ...DAIRY,
  ...SUNLIGHT,
}

/** A shape by name, for scenes; nothing is drawn for an unknown one. */
export const shapeOf = (name: string): Shape => SHAPES[name] ?? (() => '')

const paintOf = ({ colour, accent = '', label = '', motif = '' }: Drawing): Paint => ({
  b: colour,
  a: accent,
  label,
  motif,
})

/** The drawing as SVG of 96 by 96 on a transparent ground; null for a shape that nobody drew. */
export const drawn = (drawing: Drawing): string | null => {
  const shape = SHAPES[drawing.shape]
  return shape === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${shape(paintOf(drawing))}</svg>`
}
