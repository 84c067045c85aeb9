import { LicenceChange } from '../../contract/admin-calls/sellers.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

interface LicenceDialogProps {
  id: number
  onDone: () => void
  onClose: () => void
}

/** Writes down a licence that the operator has seen. */
export const LicenceDialog = ({ id, onDone, onClose }: LicenceDialogProps) => {
  const { field, submit } = useSchemaForm<LicenceChange, LicenceChange>(LicenceChange, {
    kind: '',
    number: '',
    state: '',
    expires: '',
    premises: '',
    pincode: '',
    valid_from: '',
  })
  const save = async (body: LicenceChange) => {
    const answer = await change('deskSellerLicence', { params: { id: String(id) }, body })
    return report(answer, text.licenceSaved, onClose, onDone)
  }
  return (
    <Dialog title={text.addLicence} onClose={onClose}>
      <Form label={text.addLicence} onSubmit={submit(save)}>
        <TextField {...field('kind')} label={text.kind} hint={text.kindHint} autoComplete="off" />
        <TextField {...field('number')} label={text.number} autoComplete="off" />
        <TextField {...field('state')} label={text.state} autoComplete="address-level1" />
        <TextField {...field('premises')} label={text.premises} hint={text.premisesHint} autoComplete="off" />
        <TextField {...field('pincode')} label={text.pincode} inputMode="numeric" autoComplete="off" />
        <TextField {...field('valid_from')} type="date" label={text.validFrom} hint={text.validFromHint} />
        <TextField {...field('expires')} type="date" label={text.expires} />
        <Submit label={text.saveLicence} />
      </Form>
    </Dialog>
  )
}
