import { useEffect, type RefObject } from 'react'
import { closeOnBack } from '../../../ui/base/back.ts'

/** Calls back on a press or a focus outside the element, on Escape and on Back, while it is open. */
export const useDismiss = (ref: RefObject<HTMLElement | null>, open: boolean, onOutside: () => void): void => {
  useEffect(() => {
    if (!open) return
    const stopBack = closeOnBack(onOutside)
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
      stopBack()
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [ref, open, onOutside])
}
