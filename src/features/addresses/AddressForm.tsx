import type { Address } from '../../contract/entities.ts'
import { AddressForm as Schema } from '../../contract/forms.ts'
import type { AddressForm as Sent } from '../../contract/forms.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions, FieldPair } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { valuesOf } from './address-values.ts'
import type { AddressValues } from './address-values.ts'
import { PinHint } from './PinHint.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'
import { UseMyLocation } from './UseMyLocation.tsx'
import { usePlaces } from './usePlaces.ts'

interface AddressFormProps {
  label: string
  /** The address being edited. */
  address?: Address | undefined
  save: (form: Sent) => Promise<Failure | undefined>
  onCancel: () => void
}

/** Where somebody lives. The PIN comes first, because it fills in most of the rest. */
export const AddressForm = ({ label, address, save, onCancel }: AddressFormProps) => {
  const { form, field, submit } = useSchemaForm<AddressValues, Sent>(Schema, valuesOf(address))
  const { state, places, take, readPin, choose, isFilled } = usePlaces(form)
  const words = pageText.checkout.address
  const pincode = field('pincode')
  const place = (name: 'area' | 'city' | 'district' | 'state') => ({
    label: words[name],
    filled: isFilled(name),
    ...field(name),
  })
  const cancel = () => {
    form.reset()
    onCancel()
  }
  return (
    <Form onSubmit={submit(save)} label={label}>
      <UseMyLocation onFound={take} />
      <TextField
        label={words.pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        hint={<PinHint state={state} places={places.length} />}
        end={<Icon name="pin" />}
        {...pincode}
        onChange={(event) => {
          void pincode.onChange(event)
          void readPin()
        }}
        onBlur={(event) => {
          void pincode.onBlur(event)
          void readPin()
        }}
      />
      {places.length > 0 && <PlaceChoice places={places} onChoose={choose} />}
      <TextField autoComplete="address-line2" {...place('area')} />
      <FieldPair>
        <TextField autoComplete="address-level2" {...place('city')} />
        <TextField {...place('district')} />
      </FieldPair>
      <TextField autoComplete="address-level1" {...place('state')} />
      <TextField label={words.houseNumber} autoComplete="address-line1" {...field('house_number')} />
      <TextField label={words.landmark} {...field('landmark')} />
      <TextField label={words.name} autoComplete="name" {...field('name')} />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...field('phone_number')}
      />
      <FormActions pair>
        <Button full onClick={cancel}>
          {words.cancel}
        </Button>
        <Button type="submit" kind="main" full>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  )
}
