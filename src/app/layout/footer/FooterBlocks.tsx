import { Link } from 'react-router-dom'
import { SOCIAL } from '../../../contract/constants.ts'
import { shopSettings, type ContactLine } from '../../../contract/shop-settings.ts'
import { text } from '../../../texts/texts.ts'
import { Icon, type IconName } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './Footer.module.css'

const ICONS: Record<ContactLine['kind'], IconName> = { address: 'pin', phone: 'call', whatsapp: 'chat', email: 'mail' }

const SITES = ['facebook', 'instagram', 'youtube'] as const

/** Where the shop is and how to reach it. */
export const ContactBlock = () => {
  const { contact, isExample } = shopSettings
  return (
    <>
      {isExample && <p className={layout.below2}>{text.layout.contactExample}</p>}
      {contact.length === 0 && <p>{text.layout.contactByForm}</p>}
      <address>
        <ul className={styles.lines}>
          {contact.map(({ kind, text: line, href }) => (
            <li key={kind}>
              <Icon name={ICONS[kind]} />
              {/* An anchor without an address is no link: it would lead nowhere. */}
              <a href={href} rel="noreferrer">
                {line}
              </a>
            </li>
          ))}
        </ul>
      </address>
      <ul className={styles.social} aria-label={text.layout.follow}>
        {SITES.map((site) => (
          <li key={site}>
            <a href={SOCIAL[site]} rel="noreferrer">
              <Icon name={site} />
              {text.layout[site]}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Links to the policy pages. */
export const PolicyLinks = () => {
  const links: [string, string][] = [
    ['/about', text.layout.aboutUs],
    ['/terms-of-service', text.layout.terms],
    ['/terms-and-conditions', text.layout.termsAndConditions],
    ['/return-and-refund', text.layout.returns],
    ['/privacy-policy', text.layout.privacy],
    ['/cancellation-policy', text.layout.cancellation],
    ['/shipping-and-delivery', text.layout.shipping],
    ['/disclaimer-policy', text.layout.disclaimer],
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
