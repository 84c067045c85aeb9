import { t } from '../../texts/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import styles from './FeatureStrip.module.css'

/** The four promises above the footer (spec 2.3). */
export const FeatureStrip = () => {
  const features: [IconName, string][] = [
    ['card', t.layout.allPayment],
    ['return', t.layout.easyReturn],
    ['truck', t.layout.freeDelivery],
    ['help', t.layout.support],
  ]
  return (
    <ul className={styles.strip} aria-label={t.layout.features}>
      {features.map(([icon, label]) => (
        <li key={icon}>
          <Icon name={icon} className={styles.icon} />
          {label}
        </li>
      ))}
    </ul>
  )
}
