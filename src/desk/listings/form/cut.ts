import type { Cut } from '../../../ui/upload/resize-image.ts'

/** The frame that cuts a photograph: values in, new values out. */

export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof CORNERS)[number]

/** So far and so far down, in parts of the picture. */
type By = readonly [number, number]

/** A smaller part would be a blur. */
const LEAST = 0.15

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** The frame with one corner moved, inside the picture and never too small. */
export const movedCorner = ({ left, top, right, bottom }: Cut, corner: Corner, [x, y]: By): Cut => ({
  left: corner.endsWith('w') ? between(0, left + x, right - LEAST) : left,
  right: corner.endsWith('e') ? between(left + LEAST, right + x, 1) : right,
  top: corner.startsWith('n') ? between(0, top + y, bottom - LEAST) : top,
  bottom: corner.startsWith('s') ? between(top + LEAST, bottom + y, 1) : bottom,
})

/** The frame as it is, elsewhere in the picture. */
export const moved = ({ left, top, right, bottom }: Cut, [x, y]: By): Cut => {
  const [across, down] = [between(-left, x, 1 - right), between(-top, y, 1 - bottom)]
  return { left: left + across, right: right + across, top: top + down, bottom: bottom + down }
}
