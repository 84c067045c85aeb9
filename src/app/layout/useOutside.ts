import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Calls back on a press or a focus outside the element, and on Escape, while it is open. */
export const useOutside = (ref: RefObject<HTMLElement | null>, open: boolean, onOutside: () => void): void => {
  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onOutside()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onOutside()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [ref, open, onOutside])
}
