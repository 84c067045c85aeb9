import { useState } from 'react'
import type * as v from 'valibot'
import { LicenceChange, type AdminLicenceRow, type DeskSeller } from '../../contract/calls/staff/sellers.ts'
import { dayInIndia } from '../../contract/india.ts'
import { isFailure } from '../../client/api/call.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import desk from '../desk.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { LicenceFields, typedLicence } from '../shop/LicenceFields.tsx'
import { licenceKind, text as licenceText } from '../shop/licence-texts.ts'
import { text } from './texts.ts'

interface LicenceDialogProps {
  /** The seller. */
  id: number
  /** The one that is mended; without it another one is written down. */
  licence?: AdminLicenceRow
  onDone: () => void
  onClose: () => void
}

/** Writes down a licence that the operator has seen, or mends one. */
const LicenceDialog = ({ id, licence, onDone, onClose }: LicenceDialogProps) => {
  const { field, submit } = useSchemaForm<v.InferInput<typeof LicenceChange>, LicenceChange>(
    LicenceChange,
    typedLicence(licence),
  )
  const save = async (body: LicenceChange) => {
    const answer = await (licence === undefined
      ? change('deskSellerLicence', { params: { id: String(id) }, body })
      : change('deskLicenceMend', { params: { id: String(licence.id) }, body }))
    return report(answer, text.licenceSaved, onClose, onDone)
  }
  const title = licence === undefined ? text.addLicence : text.mendLicence
  return (
    <FormDialog title={title} submit={text.saveLicence} onSubmit={submit(save)} onClose={onClose}>
      <LicenceFields field={field} />
    </FormDialog>
  )
}

const today = (): string => dayInIndia(Date.now())
type Open = { what: 'write' } | { what: 'mend' | 'delete'; licence: AdminLicenceRow }

/** What a seller may sell beyond what needs no licence. */
export const Licences = ({ seller, onChange }: { seller: DeskSeller; onChange: () => void }) => {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const remove = async ({ id }: AdminLicenceRow) => {
    const answer = await change('deskLicenceDelete', { params: { id: String(id) } })
    report(answer, isFailure(answer) ? '' : text.deleted(answer.data.stopped), onChange)
  }
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{text.licences}</h2>
        {seller.licences.length === 0 && <p>{text.noLicences}</p>}
        <ul className={layout.stack2}>
          {seller.licences.map((licence) => (
            <li key={licence.id} className={layout.entry}>
              <Licence
                licence={licence}
                onMend={() => setOpen({ what: 'mend', licence })}
                onDelete={() => setOpen({ what: 'delete', licence })}
              />
            </li>
          ))}
        </ul>
        <Button full icon="plus" label={text.addLicence} onClick={() => setOpen({ what: 'write' })} />
      </CardBody>
      {open?.what === 'write' && <LicenceDialog id={seller.id} onDone={onChange} onClose={close} />}
      {open?.what === 'mend' && (
        <LicenceDialog id={seller.id} licence={open.licence} onDone={onChange} onClose={close} />
      )}
      {open?.what === 'delete' && (
        <Confirm
          title={text.deleteTitle(licenceKind(open.licence.kind), open.licence.number)}
          yes={text.delete}
          no={text.keep}
          onYes={() => void remove(open.licence)}
          onClose={close}
        >
          <p>{text.deleteLead(open.licence.needed_by, licenceKind(open.licence.kind))}</p>
        </Confirm>
      )}
    </Card>
  )
}

interface LicenceProps {
  licence: AdminLicenceRow
  onMend: () => void
  onDelete: () => void
}

const Licence = ({ licence, onMend, onDelete }: LicenceProps) => {
  const { kind, number, state, expires, premises, pincode, verified_at: seen, valid_from: from } = licence
  const name = text.licence(licenceKind(kind), number)
  return (
    <>
      <p className={layout.name}>{name}</p>
      <p className={layout.small}>{text.until(expires, state)}</p>
      <p className={layout.small}>{text.ofPremises(premises, pincode)}</p>
      {seen !== null && <p className={layout.small}>{text.seen(seen)}</p>}
      {!(kind in licenceText.kinds) && <Badge kind="bad" icon="alert" label={text.noSuchKind} />}
      {expires < today() && <Badge kind="bad" icon="alert" label={text.expired} />}
      {from !== null && from > today() && <Badge kind="wait" icon="clock" label={text.notYet(from)} />}
      <div className={desk.pieces}>
        <Button icon="edit" label={text.mend} aria-label={text.mendOf(name)} onClick={onMend} />
        <Button icon="trash" label={text.delete} aria-label={text.deleteOf(name)} onClick={onDelete} />
      </div>
    </>
  )
}
