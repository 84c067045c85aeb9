import type { ReactNode } from 'react'
import { bannerPicture } from '../../../contract/pictures.ts'
import { Banner } from '../../../ui/display/Banner.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './PageBanner.module.css'

interface PageBannerProps {
  /** A file of `/images/banners/`; without one there is only text. */
  image: string | null
  title: string
  /** The brand's or the seller's logo. */
  emblem?: ReactNode
  children?: ReactNode
}

/** The head of a category, brand or seller page: text on a plain background, never on the picture. */
export const PageBanner = ({ image, title, emblem, children }: PageBannerProps) => (
  <div className={classes(layout.dark, styles.banner)}>
    <div className={styles.words}>
      {emblem}
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
    {image && (
      <div className={styles.picture}>
        <Banner {...bannerPicture(image)} sizes="(min-width: 769px) 60vw, 100vw" alt="" eager />
      </div>
    )}
  </div>
)
