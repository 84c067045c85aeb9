import type { DeskSeller } from '../../contract/calls/staff/sellers.ts'
import type { LicenceToDecide } from '../../contract/licences.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { change, report } from '../ask.ts'
import { Verdict } from '../Verdict.tsx'
import { StaffPictures } from '../pictures/PrivatePictures.tsx'
import { AskedLicence } from '../shop/AskedLicence.tsx'
import { text as papers } from '../shop/licence-paper-texts.ts'
import { text as registered } from '../shop/registered-texts.ts'
import { text } from './texts.ts'

interface AskedLicencesProps {
  seller: DeskSeller
  onChange: () => void
}

/** Licences that a seller has handed in, each with its photograph, and the decision about those that wait. */
export const AskedLicences = ({ seller, onChange }: AskedLicencesProps) => {
  const { asked_licences: asked, vendor_status: status } = seller
  if (asked.length === 0) return null
  const sells = status === 'accepted' || status === 'suspended'
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{papers.title}</h2>
        {!sells && <p>{papers.takenOver}</p>}
        <ul className={layout.stack3}>
          {asked.map((licence) => (
            <li key={licence.id} className={layout.entry}>
              <AskedLicence licence={licence}>
                <Decision licence={licence} onChange={onChange} />
              </AskedLicence>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}

const Decision = ({
  licence: { id, file, decision, asked_at },
  onChange,
}: {
  licence: LicenceToDecide
  onChange: () => void
}) => {
  const params = { id }
  const reason = { ...registered.decide.reason, title: papers.refuseTitle }
  return (
    <>
      <StaffPictures
        kind="licences"
        files={file === null ? [] : [file]}
        title={papers.photograph}
        none={papers.noPhotograph}
      />
      {decision === 'waiting' && (
        <Verdict
          words={{ approve: papers.approve, refuse: registered.decide.refuse, reason }}
          onApprove={async () => {
            const answer = await change('deskLicenceApprove', { params, query: { asked_at } })
            // The shop may have sent another version meanwhile, which is looked at now.
            if (report(answer, text.licenceSaved, onChange) !== undefined) onChange()
          }}
          onRefuse={async (why) =>
            report(await change('deskLicenceRefuse', { params, body: { reason: why } }), papers.isRefused, onChange)
          }
        />
      )}
    </>
  )
}
