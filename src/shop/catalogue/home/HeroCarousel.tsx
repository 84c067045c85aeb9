import type { KeenSliderInstance } from 'keen-slider'
import { useRef } from 'react'
import { bannerPicture } from '../../../contract/pictures.ts'
import { shopSettings } from '../../../contract/shop-settings.ts'
import { text } from '../../../texts/texts.ts'
import { Banner } from '../../../ui/display/Banner.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dots } from '../../../ui/carousel/Dots.tsx'
import { useSlider } from '../../../ui/carousel/useSlider.ts'
import styles from './HeroCarousel.module.css'

const VISIBLE = 3
const DEPTH_PX = 20
const MODIFIER = 2.5

/** Slides away from the middle step back by depth times modifier for each place. */
const coverflow = (slider: KeenSliderInstance): void => {
  const { details } = slider.track
  if (!details) return
  const { slides } = details
  // With the middle as origin, `distance` of the middle slide is the share of the frame before it.
  const middle = (1 - (slides[0]?.size ?? 1)) / 2
  slider.slides.forEach((element, index) => {
    const slide = slides[index]
    const cover = element.firstElementChild
    if (!slide || !(cover instanceof HTMLElement)) return
    const places = Math.abs(slide.distance - middle) / slide.size
    cover.style.transform = `translateZ(${-DEPTH_PX * MODIFIER * places}px)`
    element.style.zIndex = String(100 - Math.round(places * 10))
  })
}

/** The hero image carousel: coverflow, three slides in sight, looped, with pagination and arrows. */
export const HeroCarousel = ({ images }: { images: readonly string[] }) => {
  const list = useRef<HTMLUListElement>(null)
  const slides = useSlider(
    list,
    () => ({
      loop: true,
      slides: { origin: 'center', perView: 1.35 },
      breakpoints: { '(min-width: 768px)': { slides: { origin: 'center', perView: VISIBLE } } },
      created: coverflow,
      updated: coverflow,
      detailsChanged: coverflow,
    }),
    shopSettings.littleData ? 'asked' : 'seen',
  )
  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label={text.catalogue.field}>
      <ul ref={list} className={styles.slides}>
        {images.map((image, index) => (
          <li key={image} aria-current={index === slides.current}>
            <div className={styles.cover}>
              {(slides.isAsked || index === 0) && (
                <Banner
                  {...bannerPicture(image)}
                  sizes="(min-width: 769px) 33vw, 74vw"
                  alt={text.catalogue.banner(String(index + 1), String(images.length))}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          icon="previous"
          onClick={() => slides.takeStep((slider) => slider.prev())}
          label={text.labels.previousSlide}
        />
        <div className={styles.dots}>
          <Dots count={images.length} slides={slides} name={(place) => text.catalogue.goTo(String(place))} />
        </div>
        <Button
          iconAfter="next"
          onClick={() => slides.takeStep((slider) => slider.next())}
          label={text.labels.nextSlide}
        />
      </div>
    </div>
  )
}
