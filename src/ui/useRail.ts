import type { KeenSliderInstance } from 'keen-slider'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Turns a scrolling list into a keen-slider once it comes near the screen. Until then, and where scripts fail, the
 * browser's own scrolling serves.
 */
export const useRail = (list: RefObject<HTMLUListElement | null>) => {
  const slider = useRef<KeenSliderInstance>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const element = list.current
    if (!element) return
    let gone = false
    const begin = async () => {
      const { default: KeenSlider } = await import('keen-slider')
      if (gone) return
      const report = ({ track }: KeenSliderInstance) => {
        const { details } = track
        if (!details) return
        setEnds({ atStart: details.rel <= 0 && details.progress <= 0, atEnd: details.progress >= 0.999 })
      }
      element.dataset['slider'] = ''
      slider.current = new KeenSlider(element, {
        selector: ':scope > li',
        mode: 'free-snap',
        rubberband: false,
        slides: { perView: 'auto', spacing: 12 },
        breakpoints: { '(min-width: 769px)': { slides: { perView: 5, spacing: 16 } } },
        created: report,
        updated: report,
        detailsChanged: report,
      })
    }
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        void begin()
      },
      { rootMargin: '200px' },
    )
    watcher.observe(element)
    // The keyboard walks into cards that stand outside the frame; the rail follows.
    const follow = (event: FocusEvent) => {
      const item = event.target instanceof Element ? event.target.closest('li') : null
      const index = item ? [...element.children].indexOf(item) : -1
      const details = slider.current?.track.details
      if (index < 0 || !details) return
      element.scrollLeft = 0
      if (Math.abs(details.slides[index]?.distance ?? 0) > 0.8 || (details.slides[index]?.portion ?? 1) < 1)
        slider.current?.moveToIdx(Math.min(index, details.maxIdx))
    }
    element.addEventListener('focusin', follow)
    return () => {
      gone = true
      watcher.disconnect()
      element.removeEventListener('focusin', follow)
      slider.current?.destroy()
      slider.current = null
      delete element.dataset['slider']
    }
  }, [list])
  const move = (direction: -1 | 1) => {
    const details = slider.current?.track.details
    if (!details) return
    const step = Math.max(1, details.slides.filter(({ portion }) => portion > 0.9).length - 1)
    slider.current?.moveToIdx(Math.min(Math.max(details.rel + direction * step, 0), details.maxIdx))
  }
  return { ...ends, move }
}
