import { useState } from 'react'
import type * as v from 'valibot'
import { LicenceChange } from '../../contract/calls/staff/sellers.ts'
import { isFailure } from '../../client/api/call.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import layout from '../../ui/base/layout.module.css'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { FormDialog } from '../FormDialog.tsx'
import { ask, change, report } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { OnePhotograph } from '../pictures/OnePhotograph.tsx'
import type { Photograph } from '../pictures/photographs.ts'
import { AskedLicence } from './AskedLicence.tsx'
import { LicenceFields, typedLicence } from './LicenceFields.tsx'
import { text as papers } from './licence-paper-texts.ts'
import { licenceKind } from './licence-texts.ts'
import { text as registered } from './registered-texts.ts'
import { text } from './texts.ts'

interface LicenceDialogProps {
  id: string
  onDone: () => void
  onClose: () => void
}

/** Hands in a licence with a photograph of the paper; one of the same kind that is in force stays until it is approved. */
const LicenceDialog = ({ id, onDone, onClose }: LicenceDialogProps) => {
  const { field, submit } = useSchemaForm<v.InferInput<typeof LicenceChange>, LicenceChange>(
    LicenceChange,
    typedLicence(),
  )
  // What is sent again, after its answer or the photograph was lost, is the same licence.
  const [licence, setLicence] = useState(newUuid)
  const [photograph, setPhotograph] = useState<Photograph | null>(null)
  const choose = (chosen: Photograph | null) => {
    setPhotograph(chosen)
    setLicence(newUuid())
  }
  const send = async (body: LicenceChange) => {
    const params = { id, licence }
    const asked = await change('deskLicenceAsk', { params, body })
    const answer =
      isFailure(asked) || photograph === null
        ? asked
        : await ask('deskLicencePhotograph', { params, file: new Blob([photograph.bytes], { type: 'image/jpeg' }) })
    return report(answer, papers.sent, onClose, onDone)
  }
  return (
    <FormDialog title={papers.add} submit={registered.send} onSubmit={submit(send)} onClose={onClose}>
      <LicenceFields field={field} />
      <OnePhotograph title={papers.photograph} photograph={photograph} onChange={choose} />
    </FormDialog>
  )
}

/** The licences of the shop, those that it has handed in, and the way to hand in another one. */
export const LicencesCard = ({ id }: { id: string }) => {
  const asked = useAnswer(() => ask('deskLicences', { params: { id } }), id)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Answered of={asked} count={1}>
      {({ held, asked: handedIn }) => (
        <Card>
          <CardBody stack={3}>
            <h2>{papers.own}</h2>
            <p>{papers.ownLead}</p>
            <ul className={layout.stack3}>
              {held.map(({ kind, number, state, expires }) => (
                <li key={`${kind} ${number}`} className={layout.entry}>
                  <p className={layout.name}>{text.licence(licenceKind(kind), number, state)}</p>
                  <p className={layout.small}>{text.until(expires)}</p>
                </li>
              ))}
              {handedIn
                .filter(({ decision }) => decision !== 'approved')
                .map((licence) => (
                  <li key={licence.id} className={layout.entry}>
                    <AskedLicence licence={licence}>
                      {!licence.has_photograph && <p className={layout.small}>{papers.noPhotograph}</p>}
                    </AskedLicence>
                  </li>
                ))}
            </ul>
            <Button full icon="plus" label={papers.add} onClick={() => setIsOpen(true)} />
          </CardBody>
          {isOpen && <LicenceDialog id={id} onDone={asked.refresh} onClose={() => setIsOpen(false)} />}
        </Card>
      )}
    </Answered>
  )
}
