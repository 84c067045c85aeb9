import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider'
import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Puts keen-slider on a list once that is in sight. `options` is read once. `data-slider` on the list tells the style
 * sheet that the slider has taken over.
 */
export const useSlider = (list: RefObject<HTMLElement | null>, options: () => KeenSliderOptions) => {
  const slider = useRef<KeenSliderInstance>(null)
  const [current, setCurrent] = useState(0)
  const read = useRef(options)
  useEffect(() => {
    const element = list.current
    if (!element) return
    let gone = false
    // Without the slider's code the first picture, or the browser's own scrolling, serves.
    const begin = ({ default: KeenSlider }: typeof import('keen-slider')) => {
      if (gone) return
      element.dataset['slider'] = ''
      const told = read.current()
      slider.current = new KeenSlider(element, {
        selector: ':scope > *',
        ...told,
        slideChanged: ({ track }) => setCurrent(track.details.rel),
      })
    }
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      import('keen-slider').then(begin, () => {})
    })
    sight.observe(element)
    return () => {
      gone = true
      sight.disconnect()
      slider.current?.destroy()
      slider.current = null
      delete element.dataset['slider']
    }
  }, [list])
  return { current, slider }
}
