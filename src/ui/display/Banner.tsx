import { Illustration } from '../media/Illustration.tsx'
import styles from './Banner.module.css'
import { useImageError } from '../media/useImageError.ts'

interface BannerProps {
  src: string
  alt: string
  srcSet?: string | undefined
  sizes?: string | undefined
  eager?: boolean | undefined
}

/** A wide picture with its height reserved while it loads; a small drawing replaces one that fails. */
export const Banner = ({ src, alt, srcSet, sizes, eager }: BannerProps) => {
  const { isBroken, image } = useImageError(src)
  return (
    <div className={styles.banner}>
      {isBroken ? (
        <Illustration name="pouch" className={styles.drawing} />
      ) : (
        <img
          {...image}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={1200}
          height={480}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? undefined : 'async'}
          draggable={false}
        />
      )}
    </div>
  )
}
