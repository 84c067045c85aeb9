import styles from './IconWithCount.module.css'
import { Icon, type IconName } from '../../../ui/media/Icon.tsx'

/** An icon with the number of things behind it; the number is spoken by the control's name. */
export const IconWithCount = ({ icon, count }: { icon: IconName; count: number }) => (
  <span className={styles.counted}>
    {/* Apart from the word before it. */} <Icon name={icon} />
    {count > 0 && (
      <span className={styles.number} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    )}
  </span>
)
