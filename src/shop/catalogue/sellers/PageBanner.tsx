import type { ReactNode } from 'react'
import { bannerPicture } from '../../../contract/pictures.ts'
import { Banner } from '../../../ui/display/Banner.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './PageBanner.module.css'

interface PageBannerProps {
  /** A file of `/images/banners/`; without one there is only text. */
  image: string | null
  /** The brand's or the seller's logo and facts, on a plain background, never on the picture. */
  children?: ReactNode
}

/** The picture of a category, brand or seller page: one line high beside words, else a strip below the products. */
export const PageBanner = ({ image, children }: PageBannerProps) => (
  <div className={classes(layout.dark, styles.banner, children === undefined && styles.below)}>
    {children !== undefined && <div className={styles.words}>{children}</div>}
    {image && (
      <div className={styles.picture}>
        <Banner {...bannerPicture(image)} sizes="(min-width: 769px) 60vw, 300px" alt="" />
      </div>
    )}
  </div>
)
