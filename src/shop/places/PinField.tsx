import { useRef, type ComponentProps } from 'react'
import { joinedDigits } from '../../contract/digits.ts'
import { isPincode } from '../../contract/pins.ts'
import type { FieldProps } from '../../ui/form/useSchemaForm.ts'
import { TextField } from '../../ui/form/Form.tsx'

type PinFieldProps = FieldProps &
  Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'end'> & { readPin: () => Promise<void> }

/** A whole one was filled in, or is to be another: the next digit begins it anew. */
const selectWhole = (input: HTMLInputElement): void => {
  if (isPincode(joinedDigits(input.value))) input.select()
}

/** A pincode, which is looked up at its last digit. */
export const PinField = ({ readPin, onChange, onBlur, ...rest }: PinFieldProps) => {
  const isEntered = useRef(false)
  return (
    <TextField
      inputMode="numeric"
      autoComplete="postal-code"
      {...rest}
      onChange={(event) => {
        void onChange(event)
        void readPin()
      }}
      onFocus={({ currentTarget }) => {
        isEntered.current = true
        selectWhole(currentTarget)
      }}
      onClick={({ currentTarget }) => {
        // The press that has brought the focus has put the caret somewhere; the next one may do so.
        if (isEntered.current) selectWhole(currentTarget)
        isEntered.current = false
      }}
      onBlur={(event) => {
        void onBlur(event)
        void readPin()
      }}
    />
  )
}
