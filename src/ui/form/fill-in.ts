interface Fillable<Name extends string, Value> {
  setValue: (name: Name, value: Value, options?: { shouldDirty?: boolean }) => void
}

/** Fills in what is known. In a field that somebody is in it is selected, so that the next letter replaces it. */
export const fillIn = <Name extends string, Value>(
  form: Fillable<Name, Value>,
  name: NoInfer<Name>,
  value: NoInfer<Value>,
  options?: { shouldDirty: true },
): void => {
  form.setValue(name, value, options)
  const field = document.activeElement
  if (field instanceof HTMLInputElement && field.name === name) field.select()
}
