import { useEffect, type RefObject } from 'react'
import { afterPaint } from '../../ui/base/after-paint.ts'
import { closeOnBack } from '../../ui/base/back.ts'

/** Calls back on a press or a focus outside the element, on Escape and on Back, while it is open. */
export const useDismiss = (ref: RefObject<HTMLElement | null>, open: boolean, onOutside: () => void): void => {
  useEffect(() => {
    if (!open) return
    let stopBack: (() => void) | undefined
    // An entry of the history costs a slow phone a frame, and nobody presses Back before the list is painted.
    const cancelBack = afterPaint(() => (stopBack = closeOnBack(onOutside)))
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
      cancelBack()
      stopBack?.()
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [ref, open, onOutside])
}
