import { useRef } from 'react'
import type { ReactNode } from 'react'
import { PINCODE_DIGITS } from '../../contract/constants.ts'
import { SellerForm as Schema } from '../../contract/forms.ts'
import type { SellerForm as Sent } from '../../contract/forms.ts'
import type { Failure } from '../../offline/call.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Choices, Form, FormEnd, Two } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { withoutEmptyType } from './sellerValues.ts'
import type { SellerPlace, SellerValues } from './sellerValues.ts'

type Fill = (place: SellerPlace) => void

interface SellerFormProps {
  values: SellerValues
  /** What helps to find the place: the device's position, and the choice where a PIN means several places. */
  renderPlaces: (fill: Fill) => ReactNode
  onPincode: (pincode: string, fill: Fill) => void
  save: (form: Sent) => Promise<Failure | undefined>
}

/** Everything the shop has to know about a seller (spec 2.7). */
export const SellerForm = ({ values, renderPlaces, onPincode, save }: SellerFormProps) => {
  const { form, field, submit } = useSchemaForm<SellerValues, Sent>(Schema, values, withoutEmptyType)
  const lastPin = useRef(values.pincode)
  const words = p.selling
  // In the order of the page: the first wrong one gets the focus.
  const [shopName, address, pincode] = [field('shop_name'), field('address'), field('pincode')]
  const fill: Fill = ({ pincode: pin, city, district, state, lat, lng }) => {
    const known = { pincode: pin, city, district, state, lat, lng }
    const names = (Object.keys(known) as (keyof typeof known)[]).filter((name) => known[name] !== undefined)
    for (const name of names) form.setValue(name, known[name], { shouldDirty: true })
    void form.trigger(names)
  }
  const leavePin = () => {
    const pin = form.getValues('pincode').trim()
    if (pin.length !== PINCODE_DIGITS || pin === lastPin.current) return
    lastPin.current = pin
    onPincode(pin, fill)
  }
  return (
    <Form onSubmit={submit(save)} label={words.title}>
      <Choices legend={words.shop}>
        <TextField label={words.shopName} autoComplete="organization" {...shopName} />
        <TextField label={words.address} autoComplete="street-address" {...address} />
        {renderPlaces(fill)}
        <TextField
          label={words.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          {...pincode}
          onBlur={(event) => {
            void pincode.onBlur(event)
            leavePin()
          }}
        />
        <Two>
          <TextField label={words.city} autoComplete="address-level2" {...field('city')} />
          <TextField label={words.district} {...field('district')} />
        </Two>
        <TextField label={words.state} autoComplete="address-level1" {...field('state')} />
      </Choices>
      <Choices legend={words.bank}>
        <TextField label={words.accountNo} inputMode="numeric" autoComplete="off" {...field('account_no')} />
        <TextField label={words.accountName} autoComplete="off" {...field('ac_name')} />
        <TextField label={words.ifsc} autoComplete="off" {...field('ifsc_code')} />
        <SelectField label={words.accountType} {...field('account_type')}>
          <option value="">{words.noType}</option>
          <option value="saving">{words.saving}</option>
          <option value="current">{words.current}</option>
        </SelectField>
        <TextField label={words.gst} autoComplete="off" {...field('gst_no')} />
      </Choices>
      <FormEnd>
        <Button type="submit" kind="main" full>
          {words.save}
        </Button>
      </FormEnd>
    </Form>
  )
}
