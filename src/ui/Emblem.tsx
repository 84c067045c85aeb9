import { useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import styles from './Emblem.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'

interface EmblemProps {
  src: string
  /** Stands there when the picture does not come. */
  icon: IconName
  size?: 'small' | 'large'
}

/** The sign of a brand or a seller, beside its name. */
export const Emblem = ({ src, icon, size = 'small' }: EmblemProps) => {
  const [broken, setBroken] = useState(false)
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setBroken(true)
  }, [])
  return (
    <span className={classes(styles.emblem, styles[size])}>
      {broken ? (
        <Icon name={icon} />
      ) : (
        <img ref={ref} src={src} alt="" width={56} height={56} loading="lazy" onError={() => setBroken(true)} />
      )}
    </span>
  )
}
