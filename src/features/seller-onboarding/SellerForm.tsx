import { useRef } from 'react'
import type { ReactNode } from 'react'
import { SellerForm as Schema } from '../../contract/forms.ts'
import type { SellerForm as Sent } from '../../contract/forms.ts'
import { isPincode } from '../../contract/pins.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Choices, Form, FormActions, FieldPair } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { withoutEmptyType } from './seller-values.ts'
import type { SellerPlace, SellerValues } from './seller-values.ts'

type Fill = (place: SellerPlace) => void

interface SellerFormProps {
  values: SellerValues
  /** Above the pincode: the device's position. */
  renderLocation: (fill: Fill) => ReactNode
  /** Below it: the choice where a PIN means several places. */
  renderPlaces: (fill: Fill) => ReactNode
  onPincode: (pincode: string, fill: Fill) => void
  save: (form: Sent) => Promise<Failure | undefined>
}

/** Everything the shop has to know about a seller. */
export const SellerForm = ({ values, renderLocation, renderPlaces, onPincode, save }: SellerFormProps) => {
  const { form, field, submit } = useSchemaForm<SellerValues, Sent>(Schema, values, withoutEmptyType)
  const lastPin = useRef(values.pincode)
  const words = pageText.sellerOnboarding
  const pincode = field('pincode')
  const fill = ({ pincode: pin, city, district, state, lat, lng }: SellerPlace, before?: SellerValues) => {
    const known = { pincode: pin, city, district, state, lat, lng }
    const names = (Object.keys(known) as (keyof typeof known)[]).filter(
      // What was typed while the place was looked up stays.
      (name) => known[name] !== undefined && (before === undefined || form.getValues(name) === before[name]),
    )
    for (const name of names) form.setValue(name, known[name], { shouldDirty: true })
    void form.trigger(names)
  }
  const readPin = () => {
    const pin = form.getValues('pincode').trim()
    if (!isPincode(pin) || pin === lastPin.current) return
    lastPin.current = pin
    const before = form.getValues()
    onPincode(pin, (place) => fill(place, before))
  }
  return (
    <Form onSubmit={submit(save)} label={words.title}>
      <Choices legend={words.shop}>
        <TextField label={words.shopName} autoComplete="organization" {...field('shop_name')} />
        <TextField label={words.address} autoComplete="street-address" {...field('address')} />
        {renderLocation(fill)}
        <TextField
          label={words.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          {...pincode}
          onChange={(event) => {
            void pincode.onChange(event)
            readPin()
          }}
          onBlur={(event) => {
            void pincode.onBlur(event)
            readPin()
          }}
        />
        {renderPlaces(fill)}
        <FieldPair>
          <TextField label={words.city} autoComplete="address-level2" {...field('city')} />
          <TextField label={words.district} {...field('district')} />
        </FieldPair>
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
      <FormActions>
        <Button type="submit" kind="main" full>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  )
}
