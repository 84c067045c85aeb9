import { shopText } from '../../../texts/shop-texts.ts'
import { Icon, type IconName } from '../../../ui/media/Icon.tsx'
import styles from './FeatureStrip.module.css'

/** The four promises above the footer. */
export const FeatureStrip = () => {
  const features: [IconName, string][] = [
    ['card', shopText.footer.allPayment],
    ['return', shopText.footer.easyReturn],
    ['truck', shopText.footer.freeDelivery],
    ['help', shopText.footer.support],
  ]
  return (
    <section aria-label={shopText.footer.features}>
      <ul className={styles.strip}>
        {features.map(([icon, label]) => (
          <li key={icon}>
            <Icon name={icon} className={styles.icon} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
