import { useRef, useState, type UIEvent } from 'react'
import { LARGE_PICTURE_BYTES, LARGE_WIDTH } from '../../../contract/constants.ts'
import type { ProductDetails } from '../../../contract/entities.ts'
import { isUploaded, productPicture, productSrcSet, shownWidth } from '../../../contract/pictures.ts'
import { productText } from '../../../texts/texts.ts'
import { shopSettings } from '../../../contract/shop-settings.ts'
import { formatBytes } from '../../../texts/amounts.ts'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import { Button } from '../../../ui/button/Button.tsx'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { ViewedPicture } from '../../../ui/overlay/PictureViewer.tsx'
import styles from './Gallery.module.css'
import { LazyPictureViewer } from './LazyPictureViewer.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { localTitle } from '../../../texts/localized.ts'

const WIDTHS = [320, 720, 1080] as const
const ENLARGED = [1080, 1600] as const

/** What an offline list has told later than the page knows one photograph only. */
const photosOf = ({ pictures, image_url }: ProductDetails): readonly string[] =>
  pictures.length > 0 ? pictures : isUploaded(image_url) ? [image_url] : []

/** The seller's photographs, swiped by the browser and enlarged by a tap; without any the drawing, named as one. */
export const Gallery = ({ product }: { product: ProductDetails }) => {
  const files = photosOf(product)
  return files.length === 0 ? <Drawn product={product} /> : <Photos product={product} files={files} />
}

const Drawn = ({ product }: { product: ProductDetails }) => (
  <>
    <ProductPicture
      product={product}
      size="page"
      alt={localTitle(product).text}
      lang={localTitle(product).lang}
      eager
    />
    <p className={classes(layout.small, styles.note)}>{productText.drawing}</p>
  </>
)

const Photos = ({ product, files }: { product: ProductDetails; files: readonly string[] }) => {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [enlarged, enlarge] = useState<number>()
  const count = String(files.length)
  const pictures = files.map((file, place): ViewedPicture => ({
    preview: productPicture(product.product_id, file, shownWidth(720)),
    src: productPicture(product.product_id, file, shopSettings.littleData ? LARGE_WIDTH : 1600),
    srcSet: productSrcSet(product.product_id, file, ENLARGED),
    alt: productText.picture(localTitle(product).text, String(place + 1), count),
  }))
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
  const goTo = (place: number) => list.current?.scrollTo({ left: place * list.current.clientWidth })
  return (
    <>
      <ul ref={list} className={styles.strip} onScroll={onScroll}>
        {files.map((file, place) => {
          const isFirst = place === 0
          return (
            <li key={file}>
              <button type="button" className={styles.photo} aria-haspopup="dialog" onClick={() => enlarge(place)}>
                <img
                  src={pictures[place]?.preview}
                  srcSet={productSrcSet(product.product_id, file, WIDTHS)}
                  sizes="(min-width: 769px) 600px, 100vw"
                  alt={pictures[place]?.alt}
                  lang={localTitle(product).lang}
                  width={720}
                  height={720}
                  loading={isFirst ? undefined : 'lazy'}
                  fetchPriority={isFirst ? 'high' : undefined}
                  decoding={isFirst ? undefined : 'async'}
                />
                <VisuallyHidden>{productText.enlarge}</VisuallyHidden>
              </button>
            </li>
          )
        })}
      </ul>
      {shopSettings.littleData && (
        <Button
          icon="picture"
          kind="plain"
          aria-haspopup="dialog"
          onClick={() => enlarge(current)}
          label={productText.large(formatBytes(LARGE_PICTURE_BYTES))}
        />
      )}
      <div className={classes(layout.small, styles.under)}>
        <span className={layout.row}>
          <Icon name="camera" small />
          {productText.photo}
        </span>
        {files.length > 1 && (
          <>
            <span role="status">{productText.place(String(current + 1), count)}</span>
            <div className={classes(layout.desk, styles.dots)}>
              {files.map((file, place) => (
                <button
                  key={file}
                  type="button"
                  className={layout.square}
                  aria-label={productText.goTo(String(place + 1))}
                  aria-current={place === current}
                  onClick={() => goTo(place)}
                />
              ))}
            </div>
          </>
        )}
      </div>
      {enlarged !== undefined && (
        <LazyPictureViewer
          title={localTitle(product).text}
          pictures={pictures}
          start={enlarged}
          onClose={() => enlarge(undefined)}
        />
      )}
    </>
  )
}
