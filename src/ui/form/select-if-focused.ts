/** After a field was filled in: where somebody is in it, the next letter replaces what stands there now. */
export const selectIfFocused = (name: string): void => {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && field.name === name) field.select()
}
