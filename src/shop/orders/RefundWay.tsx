import type { FieldProps } from '../../ui/form/useSchemaForm.ts'
import { pageText } from '../../texts/texts.ts'
import { Choices, TextField } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import type { Way } from './refund-way.ts'

interface RefundWayProps {
  way: Way['way']
  field: (name: keyof Way) => FieldProps
}

/** Asks for a UPI id, or for an account and its IFSC. */
export const RefundWay = ({ way, field }: RefundWayProps) => {
  const words = pageText.returns.to
  const { error: _, ...radio } = field('way')
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <Choices legend={words.title}>
      <RadioCard value="upi" label={words.upi} {...radio} />
      <RadioCard value="bank" label={words.bank} {...radio} />
      {way === 'upi' ? (
        <TextField label={words.upi} placeholder="name@bank" inputMode="email" {...plain} {...field('upi')} />
      ) : (
        <>
          <TextField label={words.account} inputMode="numeric" {...plain} {...field('account_no')} />
          <TextField
            label={words.ifsc}
            placeholder="SBIN0001234"
            {...plain}
            autoCapitalize="characters"
            {...field('ifsc')}
          />
        </>
      )}
    </Choices>
  )
}
