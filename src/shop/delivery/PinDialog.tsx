import { useEffect } from 'react'
import * as v from 'valibot'
import { joinedDigits } from '../../contract/digits.ts'
import { Pincode } from '../../contract/forms.ts'
import { isPincode } from '../../contract/pins.ts'
import type { PinPlace } from '../../contract/pin-place.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { TextField, Form, Submit } from '../../ui/form/Form.tsx'
import { submitForm } from '../../ui/form/submit-form.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { savePin } from './delivery.store.ts'

interface PinDialogProps {
  pin: string | null
  /** The places of a PIN: none where it does not exist, null where nobody could be asked. */
  lookUp: (pin: string) => Promise<readonly PinPlace[] | null>
  onClose: () => void
}

const PinSchema = v.object({ pincode: Pincode })

/** Asks for the PIN that goods are brought to. */
export const PinDialog = ({ onClose, ...rest }: PinDialogProps) => (
  <Dialog title={pageText.delivery.title} onClose={onClose}>
    <p className={layout.below4}>{pageText.delivery.hint}</p>
    <PinForm onClose={onClose} {...rest} />
  </Dialog>
)

/** One field, whose last digit sends it. */
const PinForm = ({ pin, lookUp, onClose }: PinDialogProps) => {
  const words = pageText.delivery
  const { form, field, submit } = useSchemaForm<v.InferInput<typeof PinSchema>, v.InferOutput<typeof PinSchema>>(
    PinSchema,
    { pincode: pin ?? '' },
  )
  useEffect(() => form.setFocus('pincode', { shouldSelect: true }), [form])
  const save = async ({ pincode }: v.InferOutput<typeof PinSchema>) => {
    // A PIN that nobody could look up is believed.
    if ((await lookUp(pincode))?.length === 0) return { fields: { pincode: words.unknown } }
    await savePin(pincode)
    onClose()
    return undefined
  }
  const { onChange, ...pincode } = field('pincode')
  return (
    <Form onSubmit={submit(save)} label={words.title}>
      <TextField
        label={words.pin}
        inputMode="numeric"
        autoComplete="postal-code"
        hint={<span role="status">{form.formState.isSubmitting && words.looking}</span>}
        {...pincode}
        onChange={(event) => {
          const input = event.currentTarget
          void onChange(event)
          if (isPincode(joinedDigits(input.value))) submitForm(input)
        }}
      />
      <Submit kind="leaf" label={words.save} />
    </Form>
  )
}
