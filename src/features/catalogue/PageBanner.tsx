import type { ReactNode } from 'react'
import { pictureOf } from '../../contract/pictures.ts'
import { Banner } from '../../ui/Banner.tsx'
import styles from './PageBanner.module.css'

interface PageBannerProps {
  /** A file of `/images/banners/`; without one the words stand alone. */
  image: string | null
  title: string
  /** The brand's or the seller's sign. */
  emblem?: ReactNode
  children?: ReactNode
}

/** The head of a category, brand or seller page: words on a plain ground, the picture beside or below, never under. */
export const PageBanner = ({ image, title, emblem, children }: PageBannerProps) => (
  <div className={styles.banner}>
    <div className={styles.words}>
      {emblem}
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
    {image && (
      <div className={styles.picture}>
        <Banner src={pictureOf('banners', image)} alt="" eager />
      </div>
    )}
  </div>
)
