import { classes } from '../base/classes.ts'
import styles from './Logo.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { useImageError } from './useImageError.ts'

interface LogoProps {
  src: string
  /** Shown when the picture does not load. */
  icon: IconName
  size?: 'small' | 'large'
}

/** The logo of a brand or a seller, beside its name. */
export const Logo = ({ src, icon, size = 'small' }: LogoProps) => {
  const { isBroken, image } = useImageError(src)
  return (
    <span className={classes(styles.emblem, styles[size])}>
      {isBroken ? <Icon name={icon} /> : <img {...image} alt="" width={56} height={56} loading="lazy" />}
    </span>
  )
}
