import { useState } from 'react'
import type { AdminCartMessage } from '../../contract/calls/staff/cart-message.ts'
import { isFailure } from '../../client/api/call.ts'
import { toastError } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { Form, Submit, TextArea } from '../../ui/form/Form.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import layout from '../../ui/base/layout.module.css'
import { inWords } from '../../texts/texts.ts'
import { ask } from '../ask.ts'
import desk from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { text as deskText } from '../texts.ts'
import { text } from './texts.ts'

/** The way to read a cart that a customer has sent as a code; for the operator's people. */
export const CartCode = () => {
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  const [isOpen, setOpen] = useState(false)
  if (!isOperators) return null
  return (
    <div className={layout.below3}>
      <Button full icon="cart" label={text.cart.open} onClick={() => setOpen(true)} />
      {isOpen && <CartDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

const CartDialog = ({ onClose }: { onClose: () => void }) => {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [cart, setCart] = useState<AdminCartMessage>()
  const words = text.cart
  const read = async () => {
    setCart(undefined)
    setWrong(undefined)
    if (code.trim() === '') return setWrong(words.missing)
    const answer = await ask('deskCartMessage', { params: { code: code.trim() } })
    if (!isFailure(answer)) return setCart(answer.data)
    const fault = answer.fields?.['code']
    if (fault === undefined) return void toastError(answer)
    setWrong(inWords(fault))
  }
  return (
    <Dialog title={words.open} onClose={onClose}>
      <Form
        label={words.open}
        onSubmit={(event) => {
          event.preventDefault()
          void read()
        }}
      >
        <p>{words.lead}</p>
        <TextArea
          name="code"
          label={words.code}
          rows={2}
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={wrong}
        />
        <Submit label={words.read} kind="leaf" />
      </Form>
      {cart !== undefined && <Cart cart={cart} />}
    </Dialog>
  )
}

const Cart = ({ cart: { lines, total, pincode, link } }: { cart: AdminCartMessage }) => {
  const words = text.cart
  return (
    <div className={layout.stack3} role="status">
      <ul>
        {lines.map(({ id, name, quantity, product, total: price, problem }) => {
          const title = deskText.parcel.line(quantity, name)
          return (
            <li key={id} className={layout.entry}>
              {product === null ? (
                <p className={layout.name}>{title}</p>
              ) : (
                <a className={layout.tap} href={`/product-details/${encodeURIComponent(product.slug)}`}>
                  {title}
                </a>
              )}
              {product !== null && <p>{text.rupees(price)}</p>}
              {problem !== null && <p className={layout.error}>{words.problems[problem]}</p>}
            </li>
          )
        })}
      </ul>
      <TotalRow label={words.total} amount={text.rupees(total)} />
      <p>{pincode === null ? words.noPincode : words.pincode(pincode)}</p>
      <a className={desk.button} href={link}>
        {words.take}
      </a>
    </div>
  )
}
