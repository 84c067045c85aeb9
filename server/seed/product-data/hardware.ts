import type { DrawingName } from '../drawings/names.ts'
import { drawingOf, onePiece, type Good, type Pack } from './trade.ts'

/** One thing of iron, plastic or cloth. A number as price means a single piece. */
export type HardwareRow = readonly [
  title: string,
  drawing: DrawingName,
  label: string,
  price: number | readonly Pack[],
  short: string,
  facts: string,
  words?: string,
]

/** Turns rows into goods; the facts are split at each full stop that ends a sentence. */
export const hardware =
  (closing: string, extra: Partial<Good> = {}) =>
  ([title, drawing, label, price, short, facts, words]: HardwareRow): Good => ({
    title,
    short,
    details: [short, ...facts.split(/(?<=\.) (?=[A-Z])/), closing],
    packs: typeof price === 'number' ? onePiece(price) : price,
    drawing: drawingOf(drawing, label),
    ...(words === undefined ? {} : { words }),
    ...extra,
  })
