/** Presses the button of a field's form, checks included; Safari 15 has no `requestSubmit`. */
export const submitForm = ({ form }: HTMLInputElement): void =>
  form?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
