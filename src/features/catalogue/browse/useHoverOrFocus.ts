import { useEffect, useState, type RefObject } from 'react'

const BEGIN = ['pointerenter', 'focusin']
const END = ['pointerleave', 'focusout']

/** True while a finger, the mouse or the focus is on the element. */
export const useHoverOrFocus = (ref: RefObject<HTMLElement | null>): boolean => {
  const [touched, set] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const begin = () => set(true)
    const end = () => set(false)
    for (const event of BEGIN) element.addEventListener(event, begin)
    for (const event of END) element.addEventListener(event, end)
    return () => {
      for (const event of BEGIN) element.removeEventListener(event, begin)
      for (const event of END) element.removeEventListener(event, end)
    }
  }, [ref])
  return touched
}
