import type { AddressKind } from '../../contract/entities.ts'
import { AddressChoice } from '../addresses/AddressChoice.tsx'
import { useAddresses, type AddressView } from '../addresses/addresses.store.ts'
import { addForPayment, type Purchase } from '../addresses/paths.ts'
import { pageText } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import layout from '../../ui/base/layout.module.css'

interface AddressDialogProps {
  kind: AddressKind
  chosenId: string | undefined
  purchase: Purchase
  onChoose: (address: AddressView) => void
  onClose: () => void
}

/** Another address of this order, without leaving the payment. */
export const AddressDialog = ({ kind, chosenId, purchase, onChoose, onClose }: AddressDialogProps) => {
  const { address: words, payment } = pageText.checkout
  const addresses = useAddresses()[kind]
  return (
    <Dialog title={words[kind]} onClose={onClose} side="bottom">
      <div className={layout.stack3}>
        {addresses.length > 0 && (
          <AddressChoice
            legend={kind === 'delivery' ? payment.deliverTo : payment.billTo}
            name={kind}
            addresses={addresses}
            chosenId={chosenId}
            onChoose={onChoose}
          />
        )}
        <ButtonLink
          icon="plus"
          full
          to={addForPayment(kind, purchase)}
          label={kind === 'delivery' ? words.addDelivery : words.addBilling}
        />
      </div>
    </Dialog>
  )
}
