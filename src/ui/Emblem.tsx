import { classes } from './classes.ts'
import styles from './Emblem.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'
import { useBroken } from './useBroken.ts'

interface EmblemProps {
  src: string
  /** Stands there when the picture does not come. */
  icon: IconName
  size?: 'small' | 'large'
}

/** The sign of a brand or a seller, beside its name. */
export const Emblem = ({ src, icon, size = 'small' }: EmblemProps) => {
  const { isBroken, image } = useBroken(src)
  return (
    <span className={classes(styles.emblem, styles[size])}>
      {isBroken ? <Icon name={icon} /> : <img {...image} alt="" width={56} height={56} loading="lazy" />}
    </span>
  )
}
