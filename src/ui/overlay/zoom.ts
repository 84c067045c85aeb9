/** A picture in a frame: how large it is, and how far its middle is from the frame's. Pure. */

export interface View {
  scale: number
  x: number
  y: number
}
/** In px from the frame's middle. */
export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
type Pair = readonly [Point, Point]

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const SCALE_MAX = 5
const DOUBLE_TAP_SCALE = 2.5

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/** No further than its edge is at the frame's edge: a picture that is out of sight is hard to find again. */
const bounded = ({ scale, x, y }: View, { width, height }: Size): View => ({
  scale,
  x: clamp(x, (width * (scale - 1)) / 2),
  y: clamp(y, (height * (scale - 1)) / 2),
})

/** Larger or smaller by a factor; what is under the point stays there. */
export const zoomAt = (view: View, factor: number, at: Point, size: Size): View => {
  const scale = Math.max(1, Math.min(SCALE_MAX, view.scale * factor))
  const ratio = scale / view.scale
  return bounded({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, size)
}

/** Pulled by a finger. */
export const pan = ({ scale, x, y }: View, by: Point, size: Size): View =>
  bounded({ scale, x: x + by.x, y: y + by.y }, size)

const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Two fingers move apart, together, or both somewhere else. */
export const pinch = (view: View, before: Pair, after: Pair, size: Size): View => {
  const [from, to] = [middle(before), middle(after)]
  const zoomed = zoomAt(view, distance(after) / Math.max(1, distance(before)), from, size)
  return pan(zoomed, { x: to.x - from.x, y: to.y - from.y }, size)
}

/** A double tap: closer to what was tapped, or the whole picture again. */
export const toggleZoom = (view: View, at: Point, size: Size): View =>
  view.scale > 1 ? WHOLE : zoomAt(view, DOUBLE_TAP_SCALE, at, size)
