import { expect, test } from 'vitest'
import { pan, pinch, SCALE_MAX, toggleZoom, WHOLE, zoomAt } from '../../../src/ui/overlay/zoom.ts'

const FRAME = { width: 300, height: 400 }

/** Where a point of the picture, counted from its middle while whole, stands in the frame. */
const placeOf = (view: typeof WHOLE, point: { x: number; y: number }) => ({
  x: view.x + point.x * view.scale,
  y: view.y + point.y * view.scale,
})

test('what is under the fingers stays there, however a picture is enlarged', async () => {
  const at = { x: 60, y: -80 }
  expect(placeOf(zoomAt(WHOLE, 2, at, FRAME), at)).toEqual(at)
  const tapped = toggleZoom(WHOLE, at, FRAME)
  expect([tapped.scale, placeOf(tapped, at)]).toEqual([2.5, at])
  expect(toggleZoom(tapped, at, FRAME)).toEqual(WHOLE)
  const pinched = pinch(
    WHOLE,
    [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: -20, y: 30 },
      { x: 20, y: 30 },
    ],
    FRAME,
  )
  expect([pinched.scale, placeOf(pinched, { x: 0, y: 0 })]).toEqual([2, { x: 0, y: 30 }])
})

test('a picture is never smaller than its frame, nor pulled out of it, nor enlarged without end', () => {
  expect(zoomAt(WHOLE, 0.1, { x: 9, y: 9 }, FRAME)).toEqual(WHOLE)
  expect(pan(WHOLE, { x: 50, y: 50 }, FRAME)).toEqual(WHOLE)
  const twice = zoomAt(WHOLE, 2, { x: 0, y: 0 }, FRAME)
  expect(pan(twice, { x: 999, y: -999 }, FRAME)).toEqual({ scale: 2, x: 150, y: -200 })
  expect(zoomAt(twice, 99, { x: 0, y: 0 }, FRAME).scale).toBe(SCALE_MAX)
  const same = [
    { x: 5, y: 5 },
    { x: 5, y: 5 },
  ] as const
  expect(pinch(twice, same, same, FRAME).scale).toBeGreaterThanOrEqual(1)
})
