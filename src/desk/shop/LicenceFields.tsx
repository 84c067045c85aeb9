import type * as v from 'valibot'
import type { LicenceChange } from '../../contract/calls/staff/sellers.ts'
import { LICENCE_KINDS, type LicenceView } from '../../contract/sellers.ts'
import { STATES_OF_INDIA } from '../../contract/states-of-india.ts'
import { SelectField, TextField } from '../../ui/form/Form.tsx'
import type { FieldProps } from '../../ui/form/useSchemaForm.ts'
import { text as licences } from './licence-texts.ts'

/** The form of a licence, as the shop and the operator fill it in. */

type Typed = v.InferInput<typeof LicenceChange>

const isOneOf = <T extends string>(names: readonly T[], name: string | undefined): T | undefined =>
  names.find((one) => one === name)

/** What is in the form of a licence at first. */
export const typedLicence = (licence?: v.InferOutput<typeof LicenceView>): Typed => ({
  // One that was written down in free words is chosen anew.
  kind: isOneOf(LICENCE_KINDS, licence?.kind) ?? '',
  number: licence?.number ?? '',
  state: isOneOf(STATES_OF_INDIA, licence?.state) ?? '',
  expires: licence?.expires ?? '',
  premises: licence?.premises ?? '',
  pincode: licence?.pincode ?? '',
  valid_from: licence?.valid_from ?? '',
})

export const LicenceFields = ({ field }: { field: (name: keyof Typed) => FieldProps }) => {
  const text = licences.fields
  return (
    <>
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
    </>
  )
}
