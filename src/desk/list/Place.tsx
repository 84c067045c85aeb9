import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** A place in a list that stays as high as it was once its row has left. */
export const Place = ({ isHere, children }: { isHere: boolean; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    element.style.minHeight = isHere ? '' : `${height.current}px`
    if (isHere) height.current = element.offsetHeight
  })
  return <div ref={place}>{children}</div>
}
