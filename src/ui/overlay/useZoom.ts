import { useRef, useState, type PointerEvent } from 'react'
import { pan, pinch, toggleZoom, WHOLE, zoomAt, type Point, type Size, type View } from './zoom.ts'

/** Two taps within this time and distance are one double tap. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 30
/** A finger that has moved less has tapped, one that has moved further across has swiped. */
const TAP_PX = 10
const SWIPE_PX = 48

const MIDDLE: Point = { x: 0, y: 0 }

const frameOf = (element: Element): Size & Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { width, height, x: left + width / 2, y: top + height / 2 }
}

/** The two fingers that touch the picture; a third one does nothing. */
const pairOf = (fingers: ReadonlyMap<number, Point>): [Point, Point] | undefined => {
  const [a, b] = fingers.values()
  return a && b && [a, b]
}

/**
 * A picture that is pinched, pulled and tapped twice; the one at another place begins whole. `onSwipe` is called with the direction in which a finger has
 * turned the whole picture over.
 */
export const useZoom = (place: number, onSwipe: (direction: 1 | -1) => void) => {
  const frame = useRef<HTMLDivElement>(null)
  const [{ of, ...zoomed }, setZoomed] = useState({ ...WHOLE, of: place })
  const view: View = of === place ? zoomed : WHOLE
  const fingers = useRef(new Map<number, Point>())
  /** Where the first finger came down; nothing once a second one has. */
  const begun = useRef<Point>(undefined)
  const lastTap = useRef<Point & { at: number }>(undefined)

  const change = (next: (view: View, size: Size) => View) => {
    const size = frame.current && frameOf(frame.current)
    if (size) setZoomed((now) => ({ ...next(now.of === place ? now : WHOLE, size), of: place }))
  }
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { x, y } = frameOf(currentTarget)
    return { x: clientX - x, y: clientY - y }
  }

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    fingers.current.set(event.pointerId, point)
    begun.current = fingers.current.size === 1 ? point : undefined
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const point = pointOf(event)
    const pairBefore = pairOf(fingers.current)
    fingers.current.set(event.pointerId, point)
    const pair = pairOf(fingers.current)
    if (pairBefore && pair) change((now, size) => pinch(now, pairBefore, pair, size))
    else change((now, size) => (now.scale > 1 ? pan(now, { x: point.x - before.x, y: point.y - before.y }, size) : now))
  }
  const onTap = (point: Point, at: number) => {
    const last = lastTap.current
    lastTap.current = { ...point, at }
    if (!last || at - last.at > DOUBLE_TAP_MS || Math.hypot(point.x - last.x, point.y - last.y) > DOUBLE_TAP_PX) return
    lastTap.current = undefined
    change((now, size) => toggleZoom(now, point, size))
  }
  const onPointerUp = (event: PointerEvent) => {
    const from = begun.current
    const isAlone = fingers.current.delete(event.pointerId) && fingers.current.size === 0
    if (!isAlone || !from) return
    const point = pointOf(event)
    const [across, down] = [point.x - from.x, point.y - from.y]
    if (Math.hypot(across, down) < TAP_PX) onTap(point, event.timeStamp)
    else if (view.scale === 1 && Math.abs(across) > Math.max(SWIPE_PX, Math.abs(down))) onSwipe(across < 0 ? 1 : -1)
  }
  const onPointerCancel = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    begun.current = undefined
  }
  return {
    view,
    /** For the element whose size is the frame's. */
    props: { ref: frame, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    zoomBy: (factor: number) => change((now, size) => zoomAt(now, factor, MIDDLE, size)),
    panBy: (by: Point) => change((now, size) => pan(now, by, size)),
  }
}
