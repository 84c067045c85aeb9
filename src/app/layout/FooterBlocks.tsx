import { Link } from 'react-router-dom'
import { SOCIAL } from '../../contract/constants.ts'
import { t } from '../../texts/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Footer.module.css'

/** Where the shop is and how to reach it. */
export const ContactBlock = () => {
  const social: [keyof typeof SOCIAL, string][] = [
    ['facebook', t.layout.facebook],
    ['instagram', t.layout.instagram],
    ['youtube', t.layout.youtube],
  ]
  return (
    <>
      <address>
        <ul className={styles.lines}>
          <li>
            <Icon name="pin" />
            <span>{t.layout.contactPlace}</span>
          </li>
          <li>
            <Icon name="call" />
            <span>
              <a href={t.layout.contactPhoneLink}>{t.layout.contactPhone}</a>
              <small>{t.layout.contactPhoneNote}</small>
            </span>
          </li>
          <li>
            <Icon name="chat" />
            <a href={t.layout.contactWhatsAppLink} rel="noreferrer">
              {t.layout.contactWhatsApp}
            </a>
          </li>
          <li>
            <Icon name="mail" />
            <a href={`mailto:${t.layout.contactEmail}`}>{t.layout.contactEmail}</a>
          </li>
        </ul>
      </address>
      <ul className={styles.social} aria-label={t.layout.follow}>
        {social.map(([icon, name]) => (
          <li key={icon}>
            {/* An anchor without an address is no link: there is nowhere to go yet. */}
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
