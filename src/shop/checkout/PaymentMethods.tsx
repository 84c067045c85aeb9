import { CASH_ON_DELIVERY, PREPAID } from '../../contract/constants.ts'
import type { PaymentMethod } from '../order-attempts/order-contents.ts'
import { plural } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from './PaymentMethods.module.css'

interface PaymentMethodsProps {
  method: PaymentMethod
  /** One item that forbids cash makes the whole order prepaid. */
  cashAllowed: boolean
  /** Why there is no cash, where it is not a product's doing. */
  noCash?: string | undefined
  /** What could be ordered in cash by itself, before the rest. */
  forCash: { products: number; path: string } | undefined
  onChoose: (method: PaymentMethod) => void
}

export const PaymentMethods = ({ method, cashAllowed, noCash, forCash, onChoose }: PaymentMethodsProps) => {
  const words = pageText.checkout.payment
  const choice = (value: PaymentMethod) => ({
    name: 'payment_method',
    value,
    checked: method === value,
    onChange: () => onChoose(value),
  })
  return (
    <fieldset className={layout.stack2}>
      <legend className={layout.below3}>
        <h2>{words.how}</h2>
      </legend>
      {cashAllowed ? (
        <RadioCard label={words.cash} end={<Icon name="cash" />} {...choice(CASH_ON_DELIVERY)}>
          {words.cashText}
        </RadioCard>
      ) : (
        <p className={styles.only}>{noCash ?? words.onlyPrepaid}</p>
      )}
      {!cashAllowed && forCash && (
        <ButtonLink full to={forCash.path} label={plural(forCash.products, pageText.checkout.cart.cashFirst)} />
      )}
      <RadioCard label={words.prepaid} end={<Icon name="card" />} {...choice(PREPAID)}>
        {words.prepaidText}
      </RadioCard>
    </fieldset>
  )
}
