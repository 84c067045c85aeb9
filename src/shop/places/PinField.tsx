import type { ComponentProps } from 'react'
import { joinedDigits } from '../../contract/digits.ts'
import { isPincode } from '../../contract/pins.ts'
import type { FieldProps } from '../../ui/form/useSchemaForm.ts'
import { TextField } from '../../ui/form/Form.tsx'

type PinFieldProps = FieldProps &
  Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'end'> & { readPin: () => Promise<void> }

/** A pincode, which is looked up at its last digit. */
export const PinField = ({ readPin, onChange, onBlur, ...rest }: PinFieldProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="postal-code"
    {...rest}
    onChange={(event) => {
      void onChange(event)
      void readPin()
    }}
    onClick={({ currentTarget }) => {
      // A whole one was filled in, or is to be another: the next digit begins it anew.
      if (isPincode(joinedDigits(currentTarget.value))) currentTarget.select()
    }}
    onBlur={(event) => {
      void onBlur(event)
      void readPin()
    }}
  />
)
