import { Link } from 'react-router-dom'
import { SOCIAL } from '../../contract/constants.ts'
import { shopSettings } from '../../contract/shop-settings.ts'
import type { ContactLine } from '../../contract/shop-settings.ts'
import { t } from '../../texts/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import styles from './Footer.module.css'

const ICONS: Record<ContactLine['kind'], IconName> = { address: 'pin', phone: 'call', whatsapp: 'chat', email: 'mail' }

/** Where the shop is and how to reach it. */
export const ContactBlock = () => {
  const { contact, isExample } = shopSettings
  const social: [keyof typeof SOCIAL, string][] = [
    ['facebook', t.layout.facebook],
    ['instagram', t.layout.instagram],
    ['youtube', t.layout.youtube],
  ]
  return (
    <>
      {isExample && <p className={styles.note}>{t.layout.contactExample}</p>}
      {contact.length === 0 && <p>{t.layout.contactByForm}</p>}
      <address>
        <ul className={styles.lines}>
          {contact.map(({ kind, text, href }) => (
            <li key={kind}>
              <Icon name={ICONS[kind]} />
              {/* An anchor without an address is no link: it would lead nowhere. */}
              <a href={href} rel="noreferrer">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </address>
      <ul className={styles.social} aria-label={t.layout.follow}>
        {social.map(([icon, name]) => (
          <li key={icon}>
            <a href={SOCIAL[icon]} rel="noreferrer">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The pages of spec 2.15. */
export const PolicyLinks = () => {
  const links: [string, string][] = [
    ['/about', t.layout.aboutUs],
    ['/terms-of-service', t.layout.terms],
    ['/terms-and-conditions', t.layout.termsAndConditions],
    ['/return-and-refund', t.layout.returns],
    ['/privacy-policy', t.layout.privacy],
    ['/cancellation-policy', t.layout.cancellation],
    ['/shipping-and-delivery', t.layout.shipping],
    ['/disclaimer-policy', t.layout.disclaimer],
  ]
  return (
    <ul className={styles.policies}>
      {links.map(([to, label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
