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
  // The browser still scrolls what is focused or asked for into view; the slider takes the distance over.
  const takeOver = () => {
    const { details } = slider.track
    if (list.scrollLeft === 0 || !details) return
    const distance = list.scrollLeft / slider.size
    list.scrollLeft = 0
    slider.track.add(Math.min(distance, details.max - details.position))
  }
  // The keyboard walks into cards that are cut off; the rail shows them whole. A finger's target stays where it is.
  const follow = ({ target }: FocusEvent) => {
    const item = target instanceof Element && target.matches(':focus-visible') ? target.closest('li') : null
    if (!item) return
    takeOver()
    const { details } = slider.track
    const index = [...list.children].indexOf(item)
    if (index < 0 || !details) return
    if ((details.slides[index]?.portion ?? 1) < 1) slider.moveToIdx(Math.min(index, details.maxIdx))
  }
  takeOver()
  list.addEventListener('scroll', takeOver)
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
      list.removeEventListener('scroll', takeOver)
      list.removeEventListener('focusin', follow)
      slider.destroy()
      delete list.dataset['slider']
    },
  }
}
