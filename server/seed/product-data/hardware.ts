import { onePiece, type Good, type Pack } from './trade.ts'

/** One thing of iron, plastic or cloth. A number as price means a single piece. */
export type HardwareRow = readonly [
  title: string,
  drawing: string,
  label: string,
  price: number | readonly Pack[],
  short: string,
  facts: string,
  words?: string,
]

/**
 * Turns rows into goods. `drawing` is `shape` or `shape/motif`; the facts are split at each full stop
 * that ends a sentence.
 */
export const hardware =
  (closing: string, extra: Partial<Good> = {}) =>
  ([title, drawing, label, price, short, facts, words]: HardwareRow): Good => {
    const [shape = drawing, motif] = drawing.split('/')
    return {
      title,
      short,
      details: [short, ...facts.split(/(?<=\.) (?=[A-Z])/), closing],
      packs: typeof price === 'number' ? onePiece(price) : price,
      drawing: { shape, ...(motif === undefined ? {} : { motif }), ...(label === '' ? {} : { label }) },
      ...(words === undefined ? {} : { words }),
      ...extra,
    }
  }
