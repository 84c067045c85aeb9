import * as v from 'valibot'
import { Pincode } from '../../contract/forms.ts'
import type { PinPlace } from '../../contract/entities.ts'
import { pageText } from '../../texts/page-texts.ts'
import layout from '../../ui/base/layout.module.css'
import { TextField } from '../../ui/form/fields.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { savePin } from './delivery.store.ts'

interface PinDialogProps {
  pin: string | null
  /** The places of a PIN: none where it does not exist, null where nobody could be asked. */
  lookUp: (pin: string) => Promise<readonly PinPlace[] | null>
  onClose: () => void
}

const PinForm = v.object({ pincode: Pincode })

/** Asks for the PIN that goods are brought to. */
export const PinDialog = ({ pin, lookUp, onClose }: PinDialogProps) => {
  const words = pageText.delivery
  const { field, submit } = useSchemaForm<v.InferInput<typeof PinForm>, v.InferOutput<typeof PinForm>>(PinForm, {
    pincode: pin ?? '',
  })
  const save = async ({ pincode }: v.InferOutput<typeof PinForm>) => {
    // A PIN that nobody could look up is believed.
    if ((await lookUp(pincode))?.length === 0) return { fields: { pincode: words.unknown } }
    await savePin(pincode)
    onClose()
    return undefined
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className={layout.below4}>{words.hint}</p>
      <Form onSubmit={submit(save)} label={words.title}>
        <TextField
          label={words.pin}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          {...field('pincode')}
        />
        <Submit kind="leaf" label={words.save} />
      </Form>
    </Dialog>
  )
}
