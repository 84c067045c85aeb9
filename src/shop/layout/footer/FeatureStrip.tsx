import { withKeptMarkup } from '../../../ui/base/kept-markup.tsx'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconName } from '../../../ui/media/icons.ts'
import styles from './FeatureStrip.module.css'

/** The four promises above the footer. */
export const FeatureStrip = withKeptMarkup('features', () => {
  const features: [IconName, string][] = [
    ['card', text.footer.allPayment],
    ['return', text.footer.easyReturn],
    ['truck', text.footer.freeDelivery],
    ['help', text.footer.support],
  ]
  return (
    <section aria-label={text.footer.features}>
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
})
