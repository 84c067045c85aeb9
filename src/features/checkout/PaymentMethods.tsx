import { CASH_ON_DELIVERY, PREPAID } from '../../contract/constants.ts'
import type { PaymentMethod } from './checkout.ts'
import { p } from '../../texts/pageTexts.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './PaymentMethods.module.css'

interface PaymentMethodsProps {
  method: PaymentMethod
  /** One item that forbids cash makes the whole order prepaid (decision 33). */
  cashAllowed: boolean
  onChoose: (method: PaymentMethod) => void
}

export const PaymentMethods = ({ method, cashAllowed, onChoose }: PaymentMethodsProps) => {
  const words = p.checkout.payment
  const choice = (value: PaymentMethod) => ({
    name: 'payment_method',
    value,
    checked: method === value,
    onChange: () => onChoose(value),
  })
  return (
    <fieldset className={css.methods}>
      <legend className={css.title}>
        <h2>{words.how}</h2>
      </legend>
      {cashAllowed ? (
        <Choice label={words.cash} end={<Icon name="cash" />} {...choice(CASH_ON_DELIVERY)}>
          {words.cashText}
        </Choice>
      ) : (
        <p className={css.only}>{words.onlyPrepaid}</p>
      )}
      <Choice label={words.prepaid} end={<Icon name="card" />} {...choice(PREPAID)}>
        {words.prepaidText}
      </Choice>
    </fieldset>
  )
}
