import type { ReactNode } from 'react'
import type { SellerParticulars } from '../../../contract/sellers.ts'
import { callLink } from './call-link.ts'
import { formatDay } from '../../../texts/days.ts'
import { asWritten, localLicence, localState } from '../../../texts/localized.ts'
import { productText, text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import { Sentence, Words } from '../../../ui/base/Words.tsx'
import { Section } from '../../../ui/display/Section.tsx'
import layout from '../../../ui/base/layout.module.css'

type Licence = SellerParticulars['licences'][number]

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    {children}
  </div>
)

const LicenceLine = ({ kind, number, state, expires, premises, pincode }: Licence) => (
  <dd>
    <Sentence
      say={text.catalogue.licenceFacts}
      of={[localLicence(kind), { text: number }, localState(state), { text: formatDay(expires) }]}
    />
    {premises !== null && (
      <p className={layout.small}>
        <Words {...asWritten([premises, pincode].filter(Boolean).join(', '))} />
      </p>
    )}
  </dd>
)

/** What the law asks a seller to tell. What the seller has not told is left out. */
export const AboutSeller = ({ seller }: { seller: SellerParticulars }) => {
  const { legal_name: legalName, gst_no: gst, care_name: care, care_phone: phone, care_email: email, licences } = seller
  const parts = [seller.address, seller.city, seller.district, seller.state, seller.pincode]
  const address = [...new Set(parts)].filter(Boolean).join(', ')
  return (
    <Section title={productText.aboutSeller} id="about">
      <dl className={classes(layout.facts, layout.stack2)}>
        {legalName !== null && (
          <Row name={productText.legalName}>
            <dd>
              <Words {...asWritten(legalName)} />
            </dd>
          </Row>
        )}
        <Row name="GST">
          <dd>{gst === null ? productText.gstNot : productText.gstRegistered(gst)}</dd>
        </Row>
        {address !== '' && (
          <Row name={productText.sellerAddress}>
            <dd>
              <Words {...asWritten(address)} />
            </dd>
          </Row>
        )}
        {(care ?? phone ?? email) !== null && (
          <Row name={text.facts.care}>
            {care !== null && (
              <dd>
                <Words {...asWritten(care)} />
              </dd>
            )}
            {phone !== null && (
              <dd>
                <a className={layout.tap} href={callLink(phone)}>
                  {phone}
                </a>
              </dd>
            )}
            {email !== null && (
              <dd>
                <a className={layout.tap} href={`mailto:${email}`}>
                  {email}
                </a>
              </dd>
            )}
          </Row>
        )}
        {licences.length > 0 && (
          <Row name={productText.licences}>
            {licences.map((licence) => (
              <LicenceLine key={`${licence.kind} ${licence.number}`} {...licence} />
            ))}
          </Row>
        )}
      </dl>
    </Section>
  )
}
