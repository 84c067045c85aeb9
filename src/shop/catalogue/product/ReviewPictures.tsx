import { useState } from 'react'
import { LARGE_WIDTH } from '../../../contract/constants.ts'
import { inWidth, shownWidth, srcSetOf } from '../../../contract/pictures.ts'
import type { ReviewMedium } from '../../../contract/reviews.ts'
import { productText, text } from '../../../texts/texts.ts'
import { shopSettings } from '../../../contract/shop-settings.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import { LazyPictureViewer } from './LazyPictureViewer.tsx'
import styles from './Reviews.module.css'

const isPicture = ({ file }: ReviewMedium): boolean => file.endsWith('.webp')

/** What a buyer has photographed and filmed; a picture is enlarged by a tap. */
export const ReviewPictures = ({ media }: { media: readonly ReviewMedium[] }) => {
  const [enlarged, enlarge] = useState<ReviewMedium>()
  const pictures = media.filter(isPicture)
  const alt = text.catalogue.reviewPicture
  return (
    <>
      <ul className={styles.media}>
        {media.map((medium) => (
          <li key={medium.id}>
            {isPicture(medium) ? (
              <button type="button" className={styles.enlarge} aria-haspopup="dialog" onClick={() => enlarge(medium)}>
                <img
                  src={inWidth(medium.file_path, 160)}
                  srcSet={srcSetOf(medium.file_path, [160, 320])}
                  sizes="96px"
                  alt={alt}
                  loading="lazy"
                  decoding="async"
                  width={96}
                  height={96}
                />
                <VisuallyHidden>{productText.enlarge}</VisuallyHidden>
              </button>
            ) : (
              <video src={medium.file_path} controls muted preload="none" width={96} height={96} />
            )}
          </li>
        ))}
      </ul>
      {enlarged && (
        <LazyPictureViewer
          title={alt}
          pictures={pictures.map(({ file_path }) => ({
            preview: inWidth(file_path, shownWidth(320)),
            src: inWidth(file_path, shopSettings.littleData ? LARGE_WIDTH : 1600),
            srcSet: srcSetOf(file_path, [1080, 1600]),
            alt,
          }))}
          start={pictures.indexOf(enlarged)}
          onClose={() => enlarge(undefined)}
        />
      )}
    </>
  )
}
