import { classes } from '../base/classes.ts'
import { Illustration } from './Illustration.tsx'
import { Image } from './Image.tsx'
import tint from '../base/tint.module.css'
import styles from './Picture.module.css'
import { useImageError } from './useImageError.ts'

export type PictureGround = 'sprout' | 'straw' | 'dew' | 'clay'

interface PictureProps {
  src: string
  /** Empty beside a name that says the same. */
  alt: string
  /** Of `alt`, where that is not the page's. */
  lang?: string | undefined
  ground: PictureGround
  /** `up` for column cards in rails, `lie` for row cards in lists, `line` in the cart, `page` on the product page. */
  size?: 'up' | 'lie' | 'line' | 'page'
  /** A photograph, which stands on no soil and is shown whole. */
  photo?: boolean | undefined
  /** Out of stock: only the picture fades. */
  faded?: boolean | undefined
  srcSet?: string | undefined
  sizes?: string | undefined
  /** The first picture of a page is asked for at once. */
  eager?: boolean | undefined
}

/** The product on its tinted background, above the soil line; a plain box when the picture fails. */
export const Picture = ({ src, alt, lang, ground, size = 'up', photo, faded, srcSet, sizes, eager }: PictureProps) => {
  const { isBroken, image } = useImageError(src)
  return (
    <div
      className={classes(
        styles.picture,
        tint.drawn,
        tint[ground],
        styles[size],
        photo && styles.photo,
        faded && styles.faded,
      )}
    >
      {isBroken ? (
        <Illustration name="box" className={styles.image} />
      ) : (
        <Image
          {...image}
          className={styles.image}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          lang={lang}
          width={160}
          height={160}
          eager={eager}
        />
      )}
    </div>
  )
}
