import KeenSlider from 'keen-slider'
import type { KeenSliderInstance } from 'keen-slider'

export interface Ends {
  atStart: boolean
  atEnd: boolean
}

/** Puts keen-slider on a rail's list. */
export const openRail = (list: HTMLElement, onEnds: (ends: Ends) => void) => {
  const report = ({ track: { details } }: KeenSliderInstance) => {
    if (!details) return
    // With nothing to move there is no progress either: it is not a number.
    const fits = details.maxIdx <= details.minIdx
    onEnds({ atStart: fits || (details.rel <= 0 && details.progress <= 0), atEnd: fits || details.progress >= 0.999 })
  }
  list.dataset['slider'] = ''
  const slider = new KeenSlider(list, {
    selector: ':scope > li',
    mode: 'free-snap',
    rubberband: false,
    slides: { perView: 'auto', spacing: 12 },
    breakpoints: { '(min-width: 769px)': { slides: { perView: 5, spacing: 16 } } },
    created: report,
    updated: report,
    detailsChanged: report,
  })
  // The keyboard walks into cards that stand outside the frame; the rail follows.
  const follow = (event: FocusEvent) => {
    const item = event.target instanceof Element ? event.target.closest('li') : null
    const index = item ? [...list.children].indexOf(item) : -1
    const { details } = slider.track
    if (index < 0 || !details) return
    list.scrollLeft = 0
    if ((details.slides[index]?.portion ?? 1) < 1) slider.moveToIdx(Math.min(index, details.maxIdx))
  }
  list.addEventListener('focusin', follow)
  return {
    /** One frame on or back. */
    move: (direction: -1 | 1) => {
      const { details } = slider.track
      if (!details) return
      const step = Math.max(1, details.slides.filter(({ portion }) => portion > 0.9).length - 1)
      slider.moveToIdx(Math.min(Math.max(details.rel + direction * step, 0), details.maxIdx))
    },
    close: () => {
      list.removeEventListener('focusin', follow)
      slider.destroy()
      delete list.dataset['slider']
    },
  }
}
