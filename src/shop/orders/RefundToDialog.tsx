import type { OrderItem } from '../../contract/entities.ts'
import { pageText } from '../../texts/texts.ts'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { withFeedback } from '../page/with-feedback.ts'
import { nameRefundTo } from './orders.store.ts'
import { RefundWay } from './RefundWay.tsx'
import { chosenAlone, NO_WAY, WayForm } from './refund-way.ts'

/** Asks where cash goes that comes back for an item. */
export const RefundToDialog = ({ item, onClose }: { item: OrderItem; onClose: () => void }) => {
  const { form, field, submit } = useSchemaForm(WayForm, NO_WAY, chosenAlone)
  const words = pageText.returns.to
  return (
    <Dialog title={words.say} onClose={onClose} side="bottom">
      <Form
        label={words.title}
        onSubmit={submit(({ way: _way, ...to }) => withFeedback(nameRefundTo(item.order_item_id, to), onClose))}
      >
        <RefundWay way={form.watch('way')} field={field} />
        <Submit label={words.save} />
      </Form>
    </Dialog>
  )
}
