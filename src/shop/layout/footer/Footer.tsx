import { useId, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { COPYRIGHT_YEAR } from '../../../contract/constants.ts'
import { QuickInquiry } from '../../enquiries/QuickInquiry.tsx'
import { text } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { sendEnquiry } from '../../enquiries/submit-forms.ts'
import { LanguageLinks } from '../../languages/LanguageLinks.tsx'
import { ContactBlock, PolicyLinks } from './FooterBlocks.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { withKeptMarkup } from '../../../ui/base/kept-markup.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './Footer.module.css'
import { openPanel } from '../../page/panels.store.ts'

interface PartProps {
  title: string
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A column on a desk; on a phone a part that opens. */
const Part = ({ title, open, onToggle, children }: PartProps) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        <span className={layout.desk}>{title}</span>
        <button
          type="button"
          className={classes(layout.fold, layout.inset, layout.phone)}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          {title}
          <Icon name="down" />
        </button>
      </h2>
      <div id={id} className={styles.content} data-open={open}>
        {children}
      </div>
    </section>
  )
}

type PartName = 'contact' | 'policies' | 'business' | 'inquiry'

/** One line below the steps of a purchase, which nothing may lead away from; everything else below other pages. */
export const Footer = ({ short }: { short?: boolean | undefined }) => (short ? <ShortFooter /> : <WholeFooter />)

const ShortFooter = () => (
  <footer className={classes(layout.dark, styles.short)}>
    <p>{text.footer.copyright(COPYRIGHT_YEAR)}</p>
    <Link to="/return-and-refund">{text.footer.returns}</Link>
    <LanguageLinks inLine id="languages" />
  </footer>
)

/** Contact, policies, selling and a question; on a phone one part is open at a time. */
const Parts = withKeptMarkup('footer', () => {
  const [open, setOpen] = useState<PartName | null>(null)
  const navigate = useNavigate()
  const part = (name: PartName) => ({
    open: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  })
  return (
    <div className={styles.parts}>
      <Part title={text.footer.contact} {...part('contact')}>
        <ContactBlock />
      </Part>
      <Part title={text.footer.policies} {...part('policies')}>
        <PolicyLinks />
      </Part>
      <Part title={text.footer.business} {...part('business')}>
        <div className={layout.stack3}>
          <p>{text.footer.businessText}</p>
          <Button icon="store" full onClick={() => openPanel('sell')} label={text.footer.sellOn} />
          <Button icon="truck" full onClick={() => openPanel('contact')} label={text.footer.bulkOrder} />
        </div>
      </Part>
      <Part title={text.footer.inquiry} {...part('inquiry')}>
        <div className={styles.inquiry}>
          <QuickInquiry send={(enquiry) => sendEnquiry(enquiry, () => void navigate('/'))} />
        </div>
      </Part>
    </div>
  )
})

const WholeFooter = () => (
  <footer className={classes(layout.dark, styles.footer)}>
    <Parts />
    <div className={styles.last}>
      <LanguageLinks id="languages" />
      <p>{text.footer.copyright(COPYRIGHT_YEAR)}</p>
      <p>{text.footer.deliveryNote}</p>
    </div>
  </footer>
)
