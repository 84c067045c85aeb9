import { Drawing } from './Drawing.tsx'
import styles from './Banner.module.css'
import { useBroken } from './useBroken.ts'

interface BannerProps {
  src: string
  alt: string
  eager?: boolean | undefined
}

/** A wide picture that keeps its height while it comes; a small drawing stands in when it does not. */
export const Banner = ({ src, alt, eager }: BannerProps) => {
  const { isBroken, image } = useBroken(src)
  return (
    <div className={styles.banner}>
      {isBroken ? (
        <Drawing name="pouch" className={styles.drawing} />
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
