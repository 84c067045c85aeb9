import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { openSlider } from './open-slider.ts'

type Turn = (slider: KeenSliderInstance) => void

/**
 * Puts keen-slider on a list once that is in sight, or where it `waits` once somebody has asked for a slide. `options` is
 * read once. `data-slider` on the list tells the style sheet that the slider has taken over.
 */
export const useSlider = (
  list: RefObject<HTMLElement | null>,
  options: () => KeenSliderOptions,
  waits: boolean | undefined,
) => {
  const slider = useRef<KeenSliderInstance>(null)
  const [current, setCurrent] = useState(0)
  const [isAsked, ask] = useState(!waits)
  const first = useRef<Turn>(undefined)
  const read = useRef(options)
  useEffect(() => {
    const element = list.current
    if (!element || !isAsked) return
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      element.dataset['slider'] = ''
      slider.current = openSlider(element, read.current(), setCurrent)
      first.current?.(slider.current)
    })
    sight.observe(element)
    return () => {
      sight.disconnect()
      slider.current?.destroy()
      slider.current = null
      delete element.dataset['slider']
    }
  }, [list, isAsked])
  /** Turns it now, or as soon as it is there. */
  const takeStep = useCallback((how: Turn): void => {
    if (slider.current) return how(slider.current)
    first.current = how
    ask(true)
  }, [])
  return { current, slider, isAsked, takeStep }
}
