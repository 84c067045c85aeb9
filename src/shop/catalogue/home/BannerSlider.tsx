import { useEffect, useRef, useState } from 'react'
import { BANNER_AUTOPLAY_MS } from '../../../contract/constants.ts'
import { bannerPicture } from '../../../contract/pictures.ts'
import { text } from '../../../texts/texts.ts'
import { shopSettings } from '../../../contract/shop-settings.ts'
import { Banner } from '../../../ui/display/Banner.tsx'
import { Dots } from '../../../ui/carousel/Dots.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { useSlider } from '../../../ui/carousel/useSlider.ts'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './BannerSlider.module.css'

/** The home banners, one after the other, looped. They hold still under a finger, a mouse, the focus, or on request. */
export const BannerSlider = ({ images }: { images: readonly string[] }) => {
  const list = useRef<HTMLUListElement>(null)
  const slides = useSlider(list, () => ({ loop: images.length > 1 }), shopSettings.littleData ? 'asked' : 'touched')
  const [held, hold] = useState(shopSettings.littleData)
  const [touched, touch] = useState(false)
  const begin = () => touch(true)
  const end = () => touch(false)
  const { takeStep } = slides
  useEffect(() => {
    if (held || touched || images.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') takeStep((slider) => slider.next())
    }, BANNER_AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [held, touched, images.length, takeStep])
  return (
    <section
      className={styles.banners}
      aria-roledescription="carousel"
      aria-label={text.catalogue.season}
      onPointerEnter={begin}
      onPointerLeave={end}
      onFocus={begin}
      onBlur={end}
    >
      <ul ref={list} className={styles.slides}>
        {images.map((image, index) => (
          <li key={image} aria-hidden={index !== slides.current}>
            {(slides.isAsked || index === 0) && (
              <Banner
                {...bannerPicture(image)}
                sizes="(min-width: 769px) 60vw, 400px"
                alt={text.catalogue.banner(String(index + 1), String(images.length))}
                eager={index === 0}
              />
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={styles.dots}>
          <Dots count={images.length} slides={slides} name={(place) => text.catalogue.goTo(String(place))} />
          <button
            type="button"
            className={classes(layout.square, styles.hold)}
            aria-label={held ? text.catalogue.play : text.catalogue.pause}
            onClick={() => {
              hold(!held)
              if (!slides.isAsked) takeStep((slider) => slider.next())
            }}
          >
            <Icon name={held ? 'play' : 'pause'} small />
          </button>
        </div>
      )}
    </section>
  )
}
