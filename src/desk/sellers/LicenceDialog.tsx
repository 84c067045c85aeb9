import type * as v from 'valibot'
import { LicenceChange, type AdminLicenceRow } from '../../contract/calls/staff/sellers.ts'
import { LICENCE_KINDS } from '../../contract/sellers.ts'
import { STATES_OF_INDIA } from '../../contract/states-of-india.ts'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text } from './texts.ts'

interface LicenceDialogProps {
  /** The seller. */
  id: number
  /** The one that is mended; without it another one is written down. */
  licence?: AdminLicenceRow
  onDone: () => void
  onClose: () => void
}

const isOneOf = <T extends string>(names: readonly T[], name: string | undefined): T | undefined =>
  names.find((one) => one === name)

/** Writes down a licence that the operator has seen, or mends one. */
export const LicenceDialog = ({ id, licence, onDone, onClose }: LicenceDialogProps) => {
  const { field, submit } = useSchemaForm<v.InferInput<typeof LicenceChange>, LicenceChange>(LicenceChange, {
    // One that was written down in free words is chosen anew.
    kind: isOneOf(LICENCE_KINDS, licence?.kind) ?? '',
    number: licence?.number ?? '',
    state: isOneOf(STATES_OF_INDIA, licence?.state) ?? '',
    expires: licence?.expires ?? '',
    premises: licence?.premises ?? '',
    pincode: licence?.pincode ?? '',
    valid_from: licence?.valid_from ?? '',
  })
  const save = async (body: LicenceChange) => {
    const answer = await (licence === undefined
      ? change('deskSellerLicence', { params: { id: String(id) }, body })
      : change('deskLicenceMend', { params: { id: String(licence.id) }, body }))
    return report(answer, text.licenceSaved, onClose, onDone)
  }
  const title = licence === undefined ? text.addLicence : text.mendLicence
  return (
    <FormDialog title={title} submit={text.saveLicence} onSubmit={submit(save)} onClose={onClose}>
      <SelectField {...field('kind')} label={text.kind}>
        <option value="">{text.choose}</option>
        {LICENCE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField {...field('number')} label={text.number} autoComplete="off" />
      <SelectField {...field('state')} label={text.state}>
        <option value="">{text.choose}</option>
        {STATES_OF_INDIA.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
      <TextField {...field('premises')} label={text.premises} hint={text.premisesHint} autoComplete="off" />
      <TextField {...field('pincode')} label={text.pincode} inputMode="numeric" autoComplete="off" />
      <TextField {...field('valid_from')} type="date" label={text.validFrom} hint={text.validFromHint} />
      <TextField {...field('expires')} type="date" label={text.expires} />
    </FormDialog>
  )
}
