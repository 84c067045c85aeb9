import { Link } from 'react-router-dom'
import { shopSettings, SITES, type ContactLine } from '../../../contract/shop-settings.ts'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconName } from '../../../ui/media/icons.ts'
import { OutsideLink } from '../../../ui/display/OutsideLink.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './Footer.module.css'

const ICONS: Record<ContactLine['kind'], IconName> = { address: 'pin', phone: 'call', whatsapp: 'chat', email: 'mail' }

/** Where the shop is and how to reach it. */
export const ContactBlock = () => {
  const { contact, social = {}, isExample } = shopSettings
  // Among the examples all are named, as plain text.
  const sites = SITES.filter((site) => isExample || social[site] !== undefined)
  return (
    <>
      {isExample && <p className={layout.below2}>{text.footer.contactExample}</p>}
      {contact.length === 0 && <p>{text.footer.contactByForm}</p>}
      <address>
        <ul className={styles.lines}>
          {contact.map(({ kind, text: line, href }) => (
            <li key={kind}>
              <Icon name={ICONS[kind]} />
              <OutsideLink href={href}>{line}</OutsideLink>
            </li>
          ))}
        </ul>
      </address>
      {sites.length > 0 && (
        <ul className={styles.social} aria-label={text.footer.follow}>
          {sites.map((site) => (
            <li key={site}>
              <OutsideLink href={social[site]}>
                <Icon name={site} />
                {text.footer[site]}
              </OutsideLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Links to the policy pages. */
export const PolicyLinks = () => {
  const links: [string, string][] = [
    ['/about', text.menus.aboutUs],
    ['/terms-of-service', text.footer.terms],
    ['/terms-and-conditions', text.footer.termsAndConditions],
    ['/return-and-refund', text.footer.returns],
    ['/privacy-policy', text.footer.privacy],
    ['/cancellation-policy', text.footer.cancellation],
    ['/shipping-and-delivery', text.footer.shipping],
    ['/disclaimer-policy', text.footer.disclaimer],
    ['/complaints', text.footer.complaints],
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
