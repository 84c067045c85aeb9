import { useEffect, useRef, useState } from 'react'
import styles from './Banner.module.css'

interface BannerProps {
  src: string
  alt: string
  eager?: boolean | undefined
}

/** A wide picture that keeps its height while it comes; without it the ground stays. */
export const Banner = ({ src, alt, eager }: BannerProps) => {
  const [broken, setBroken] = useState(false)
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // A picture that failed before the page came alive has told nobody.
    if (ref.current?.complete && ref.current.naturalWidth === 0) setBroken(true)
  }, [])
  return (
    <div className={styles.banner}>
      {!broken && (
        <img
          ref={ref}
          src={src}
          alt={alt}
          width={1200}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  )
}
