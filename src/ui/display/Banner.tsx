import { Illustration } from '../media/Illustration.tsx'
import styles from './Banner.module.css'
import { useImageError } from '../media/useImageError.ts'

/** A wide picture with its height reserved while it loads; a small drawing replaces one that fails. */
export const Banner = ({ src, alt, eager }: { src: string; alt: string; eager?: boolean | undefined }) => {
  const { isBroken, image } = useImageError(src)
  return (
    <div className={styles.banner}>
      {isBroken ? (
        <Illustration name="pouch" className={styles.drawing} />
      ) : (
        <img
          {...image}
          alt={alt}
          width={1200}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          draggable={false}
        />
      )}
    </div>
  )
}
