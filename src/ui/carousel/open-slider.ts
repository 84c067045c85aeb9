import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider'

/** Who wishes for less motion sees the next slide at once. */
const AT_ONCE = { duration: 0 }

/** keen-slider on the children of an element; `onChange` is told which of them is in front. */
export const openSlider = (
  element: HTMLElement,
  options: KeenSliderOptions,
  onChange: (place: number) => void,
): KeenSliderInstance =>
  new KeenSlider(element, {
    selector: ':scope > *',
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { defaultAnimation: AT_ONCE }),
    ...options,
    slideChanged: ({ track }) => onChange(track.details.rel),
  })
