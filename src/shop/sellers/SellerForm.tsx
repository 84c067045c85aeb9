import { useState } from 'react'
import type * as v from 'valibot'
import type { Answer } from '../../contract/shop-calls.ts'
import { SellerForm as Schema, type SellerForm as Sent } from '../../contract/forms.ts'
import type { HandedInLicence } from '../../contract/licences.ts'
import { PinField } from '../places/PinField.tsx'
import { PlaceChoice } from '../places/PlaceChoice.tsx'
import { UseMyLocation } from '../places/UseMyLocation.tsx'
import { usePlaces } from '../places/usePlaces.ts'
import { useFormDraft } from '../page/useFormDraft.ts'
import type { Failure } from '../../client/api/call.ts'
import { pageText } from '../../texts/texts.ts'
import { Choices, FieldPair, Form, Submit, SelectField, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import type { TypedLicence } from './hand-in.ts'
import { ReturnedLicences, returnedLicences } from './ReturnedLicences.tsx'
import { knownLicences, LicenceDialog, SellerLicences } from './SellerLicences.tsx'

type SellerRequestData = Answer<'sellerRequestByToken'>['data']
type Values = v.InferInput<typeof Schema>

const accountTypeOf = (text: string | null | undefined): 'saving' | 'current' | null =>
  text === 'saving' || text === 'current' ? text : null

/** The form as it was left last time; the account number comes masked. */
const valuesOf = (data: SellerRequestData, token: string): Values => ({
  token,
  shop_name: data.shop_name ?? '',
  address: data.address ?? '',
  pincode: data.pincode ?? '',
  city: data.city ?? '',
  state: data.state ?? '',
  district: data.district ?? '',
  lat: data.lat,
  lng: data.lng,
  account_no: data.account_no ?? '',
  ac_name: data.ac_name ?? '',
  ifsc_code: data.ifsc_code ?? '',
  account_type: accountTypeOf(data.account_type),
  gst_no: data.gst_no ?? '',
})

/** The field's first choice means none. */
const withoutEmptyType = (values: Values): Values => ({ ...values, account_type: accountTypeOf(values.account_type) })

const PLACE_FIELDS = ['pincode', 'city', 'district', 'state', 'lat', 'lng'] as const

/** Who finds the phone learns neither the way into the form nor the bank account. */
const NOT_ON_PHONE = ['token', 'account_no', 'ac_name', 'ifsc_code'] as const

interface SellerFormProps {
  token: string
  data: SellerRequestData
  save: (form: Sent, licences: readonly TypedLicence[]) => Promise<Failure | undefined>
}

/** Everything the shop has to know about a seller. */
export const SellerForm = ({ token, data, save }: SellerFormProps) => {
  const { form, field, submit } = useSchemaForm<Values, Sent>(Schema, valuesOf(data, token), withoutEmptyType)
  const [licences, setLicences] = useState<readonly TypedLicence[]>(() => knownLicences(data.licences))
  const { places, take, readPin, choose } = usePlaces(form, PLACE_FIELDS)
  /** The licence that is typed: another one, or one that was sent back. */
  const [typed, setTyped] = useState<'another' | HandedInLicence>()
  const returned = returnedLicences(data.returned).filter(({ id }) => licences.every(({ replaces }) => replaces !== id))
  // While she looks for her papers, the phone may close the page.
  const { forget } = useFormDraft(`seller-form ${data.id}`, form, NOT_ON_PHONE)
  const saveOnce = async (sent: Sent) => {
    const refused = await save(sent, licences)
    if (!refused) await forget()
    return refused
  }
  const words = pageText.sellerOnboarding
  return (
    <>
      <ReturnedLicences licences={returned} onAnew={setTyped} />
      <Form onSubmit={submit(saveOnce)} label={words.title}>
        <Choices legend={words.shop}>
          <TextField label={words.shopName} autoComplete="organization" {...field('shop_name')} />
          <TextField label={words.address} autoComplete="street-address" {...field('address')} />
          <UseMyLocation onFound={take} />
          <PinField label={words.pincode} readPin={readPin} {...field('pincode')} />
          {places.length > 0 && <PlaceChoice places={places} onChoose={choose} />}
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
        <SellerLicences
          licences={licences}
          onRemove={(licence) => setLicences(licences.filter((one) => one !== licence))}
          onAdd={() => setTyped('another')}
        />
        <Submit label={words.save} />
      </Form>
      {typed !== undefined && (
        <LicenceDialog
          state={form.getValues('state')}
          {...(typed !== 'another' && { before: typed })}
          onAdd={(licence) => setLicences([...licences, licence])}
          onClose={() => setTyped(undefined)}
        />
      )}
    </>
  )
}
