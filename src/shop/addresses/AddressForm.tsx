import { useEffect, useRef, useState } from 'react'
import type { Address } from '../../contract/entities.ts'
import { AddressForm as Schema, type AddressForm as Sent } from '../../contract/forms.ts'
import { isFailure, type Failure } from '../../client/api/call.ts'
import { withTimeout } from '../../client/api/timeout.ts'
import { plural } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions, FieldPair, PhoneField, TextField } from '../../ui/form/Form.tsx'
import { fillIn } from '../../ui/form/fill-in.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { FormSkeleton } from '../page/AfterHydration.tsx'
import { useFormDraft } from '../page/useFormDraft.ts'
import { PinField } from '../places/PinField.tsx'
import { PlaceChoice } from '../places/PlaceChoice.tsx'
import { UseMyLocation } from '../places/UseMyLocation.tsx'
import { usePlaces } from '../places/usePlaces.ts'
import type * as v from 'valibot'
import styles from './AddressForm.module.css'

/** What the fields of the form hold. */
type AddressValues = v.InferInput<typeof Schema>

const EMPTY: AddressValues = {
  name: '',
  phone_number: '',
  house_number: '',
  area: '',
  pincode: '',
  city: '',
  district: '',
  state: '',
  landmark: '',
  lat: null,
  lng: null,
}

const PLACE_FIELDS = ['pincode', 'area', 'city', 'district', 'state', 'lat', 'lng'] as const

export const ADDRESS_FIELDS = 8

interface AddressFormProps {
  label: string
  /** The address being edited. */
  address?: Address | undefined
  /** Under which what is typed stays on the phone. */
  draft: string
  /** Where goods go, as far as it is known. */
  pincode?: string | undefined
  /** Who lives there, most likely; the number may become known only later. */
  owner: { name: string; phone_number?: string | undefined }
  save: (form: Sent) => Promise<{ ok: true; id: string } | Failure>
  onSaved: (id: string, form: Sent) => void
  onCancel: () => void
}

/** How long the fields wait for the places of a PIN that is known before, which would push them down. */
const FIRST_PLACES_MS = 1_000

/**
 * Where somebody lives; the PIN comes first, because it fills in most of the rest. The fields stand once the draft is
 * read: what it restores must not meet what is typed.
 */
export const AddressForm = ({
  label,
  address,
  draft,
  pincode = '',
  owner,
  save,
  onSaved,
  onCancel,
}: AddressFormProps) => {
  const { form, field, submit } = useSchemaForm<AddressValues, Sent>(Schema, {
    ...EMPTY,
    name: owner.name,
    ...address,
    landmark: address?.landmark ?? '',
  })
  const { phone_number: ownNumber } = owner
  const { isRead, forget } = useFormDraft(draft, form)
  const { state, places, take, deny, readPin, complete, choose, isFilled } = usePlaces(form, PLACE_FIELDS)
  const [isShown, show] = useState(false)
  const words = pageText.checkout.address
  const place = (name: 'area' | 'city' | 'district' | 'state') => ({
    label: words[name],
    filled: isFilled(name),
    ...field(name),
  })
  const completePlace = useRef(complete)
  useEffect(() => {
    completePlace.current = complete
  })
  useEffect(() => {
    if (isRead && ownNumber !== undefined && form.getValues('phone_number') === '')
      fillIn(form, 'phone_number', ownNumber)
  }, [form, isRead, ownNumber])
  useEffect(() => {
    if (!isRead) return
    // Where somebody has begun to type a place, the PIN of the product page is another one.
    if (pincode !== '' && !PLACE_FIELDS.some((name) => form.getValues(name))) fillIn(form, 'pincode', pincode)
    const known = withTimeout(FIRST_PLACES_MS, undefined, () => completePlace.current())
    // Late places come all the same.
    void known.catch(() => undefined).then(() => show(true))
  }, [form, isRead, pincode])
  const cancel = () => {
    void forget()
    form.reset()
    onCancel()
  }
  const saveOnce = async (sent: Sent) => {
    const answer = await save(sent)
    if (isFailure(answer)) return answer
    // Before the page is left, which would cut it off.
    await forget()
    onSaved(answer.id, sent)
    return undefined
  }
  if (!isShown) return <FormSkeleton fields={ADDRESS_FIELDS} />
  return (
    <Form onSubmit={submit(saveOnce)} label={label}>
      <UseMyLocation onFound={take} onDenied={deny} />
      <PinField
        label={words.pincode}
        hint={<PinHint state={state} places={places.length} />}
        end={<Icon name="pin" />}
        readPin={readPin}
        {...field('pincode')}
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
      <PhoneField label={words.phone} {...field('phone_number')} />
      <FormActions pair>
        <Button full onClick={cancel} label={words.cancel} />
        <Button type="submit" kind="main" full label={words.save} />
      </FormActions>
    </Form>
  )
}

/** What became of the PIN, said calmly below its field. */
const PinHint = ({ state, places }: { state: ReturnType<typeof usePlaces>['state']; places: number }) => {
  const words = pageText.checkout.address
  const said = {
    idle: null,
    looking: words.lookingUp,
    found: words.found,
    several: plural(places, words.several),
    unknown: words.notFound,
    denied: words.noPlaceHere,
  }[state]
  return (
    <span role="status" className={state === 'found' ? styles.found : styles.hint}>
      {state === 'found' && <Icon name="check" small />}
      {said}
    </span>
  )
}
