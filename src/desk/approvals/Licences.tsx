import { useState } from 'react'
import type { DeskSeller } from '../../contract/desk-calls/approvals.ts'
import { dayInIndia } from '../../contract/india.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { LicenceDialog } from './LicenceDialog.tsx'
import { text } from './texts.ts'

const today = (): string => dayInIndia(Date.now())

/** What a seller may sell beyond what needs no licence. */
export const Licences = ({ seller, onChange }: { seller: DeskSeller; onChange: () => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card>
      <CardBody>
        <div className={layout.stack3}>
          <h2>{text.licences}</h2>
          {seller.licences.length === 0 && <p>{text.noLicences}</p>}
          <ul className={layout.stack2}>
            {seller.licences.map(({ kind, number, state, expires, ...licence }) => (
              <li key={`${kind} ${number} ${licence.premises}`}>
                <p className={layout.name}>{text.licence(kind, number)}</p>
                <p className={layout.small}>{text.until(expires, state)}</p>
                <p className={layout.small}>{text.ofPremises(licence.premises, licence.pincode)}</p>
                {licence.verified_at !== null && <p className={layout.small}>{text.seen(licence.verified_at)}</p>}
                {expires < today() && <Badge kind="bad" icon="alert" label={text.expired} />}
                {licence.valid_from !== null && licence.valid_from > today() && (
                  <Badge kind="wait" icon="clock" label={text.notYet(licence.valid_from)} />
                )}
              </li>
            ))}
          </ul>
          <Button full icon="plus" label={text.addLicence} onClick={() => setIsOpen(true)} />
        </div>
      </CardBody>
      {isOpen && <LicenceDialog id={seller.id} onDone={onChange} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
