import { shopSettings } from '../../contract/shop-settings.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'

/** Whom the shop has named for complaints; nothing where it has named nobody. */
export const GrievanceOfficer = () => {
  const { grievance } = shopSettings
  if (grievance === undefined) return null
  return (
    <dl className={layout.facts}>
      <dt>{pageText.complaints.officer}</dt>
      <dd>
        {grievance.name}
        {grievance.contact.map(({ kind, text, href }) => (
          <div key={kind}>
            <a className={layout.tap} href={href}>
              {text}
            </a>
          </div>
        ))}
      </dd>
    </dl>
  )
}
