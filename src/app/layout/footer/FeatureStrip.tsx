import { text } from '../../../texts/texts.ts'
import { Icon, type IconName } from '../../../ui/media/Icon.tsx'
import styles from './FeatureStrip.module.css'

/** The four promises above the footer. */
export const FeatureStrip = () => {
  const features: [IconName, string][] = [
    ['card', text.layout.allPayment],
    ['return', text.layout.easyReturn],
    ['truck', text.layout.freeDelivery],
    ['help', text.layout.support],
  ]
  return (
    <ul className={styles.strip} aria-label={text.layout.features}>
      {features.map(([icon, label]) => (
        <li key={icon}>
          <Icon name={icon} className={styles.icon} />
          {label}
        </li>
      ))}
    </ul>
  )
}
