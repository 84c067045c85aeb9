import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { firstTouch } from '../base/first-touch.ts'
import { partLoads } from '../base/lazy-component.tsx'

const fetchSlider = async () => (await import('./open-slider.ts')).openSlider
partLoads.push(async () => void (await fetchSlider()))

type Turn = (slider: KeenSliderInstance) => void

/** When a slider takes over its list: as soon as that is in sight, at the page's first touch, or at the first step. */
type Start = 'seen' | 'touched' | 'asked'

/**
 * Puts keen-slider on a list that is in sight. `options` is read once. `data-slider` on the list tells the style sheet
 * that the slider has taken over.
 */
export const useSlider = (list: RefObject<HTMLElement | null>, options: () => KeenSliderOptions, start: Start) => {
  const slider = useRef<KeenSliderInstance>(null)
  const [current, setCurrent] = useState(0)
  const [isAsked, ask] = useState(start === 'seen')
  useEffect(() => {
    if (start === 'touched') void firstTouch().then(() => ask(true))
  }, [start])
  const first = useRef<Turn>(undefined)
  const read = useRef(options)
  useEffect(() => {
    const element = list.current
    if (!element || !isAsked) return
    let isGone = false
    const open = async () => {
      const openSlider = await fetchSlider()
      if (isGone) return
      element.dataset['slider'] = ''
      slider.current = openSlider(element, read.current(), setCurrent)
      first.current?.(slider.current)
    }
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      // Its code is asked for again at the next step.
      open().catch(() => ask(false))
    })
    sight.observe(element)
    return () => {
      isGone = true
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
